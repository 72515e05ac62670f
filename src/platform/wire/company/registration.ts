import { fields, id, list, text } from '../read.ts';
import { parseLogin } from './customer.ts';

/** An address that a code goes to. */
export type Channel = 'email' | 'phone';

/** Someone else who gave the same phone, as far as they are shown: `C.`, `c•••@example.com`. */
export interface PhoneSharer {
  readonly profileId: string;
  readonly firstname: string;
  readonly email: string;
}

const missingIn = (value: unknown): Channel[] =>
  (list(value) ?? []).filter((one): one is Channel => one === 'email' || one === 'phone');

/** A registration that was begun, and what of it is still to be proven; null where there is none. */
export function parseBegun(value: unknown) {
  const read = fields(value);
  const userId = id(read['userId']);
  return userId ? { userId, missing: missingIn(read['missing']) } : null;
}

/**
 * Session and owner of the account that a code has opened or entered; `isNew`, as far as it can be told: it has no password yet and
 * may choose one. `waiting` while it is not open: for what is missing, or, where nothing is, for others with the same phone.
 */
export function parseChecked(value: unknown) {
  const read = fields(value);
  const opened = parseLogin(value);
  if (opened) return { kind: 'opened' as const, ...opened, isNew: text(read['passwordToken']) !== '' };
  const sharers = (list(read['duplicates']) ?? []).flatMap((one): PhoneSharer[] => {
    const sharer = fields(one);
    const profileId = id(sharer['profileId']);
    return profileId
      ? [{ profileId, firstname: text(sharer['firstname']), email: text(sharer['email']) }]
      : [];
  });
  return { kind: 'waiting' as const, missing: missingIn(read['missing']), sharers };
}

/** Whom a mailed link to sign in is for; null for a link for something else. */
export function parseLinkOwner(value: unknown) {
  const read = fields(value);
  const owner = {
    firstname: text(read['firstname']),
    email: text(read['email']),
    phone: text(read['phone']),
  };
  return read['purpose'] === 'sign-in' ? owner : null;
}

/** A profile as it was saved, whose names the customer has from then on. */
export function parseNames(value: unknown) {
  const read = fields(value);
  return id(read['profileId'])
    ? { firstname: text(read['firstname']), lastname: text(read['lastname']) }
    : null;
}

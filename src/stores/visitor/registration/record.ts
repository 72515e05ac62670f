import { NO_WAIT, type CodeWait } from '#domain/account/code-wait.ts';
import type { TextStorage } from '#platform/ports.ts';
import type { Channel } from '#platform/wire/company/registration.ts';
import { fields, id, list, text } from '#platform/wire/read.ts';
import { readJson } from '../scoped-storage.ts';

/** Who wants an account. Texts that are not said are empty. */
export interface Applicant {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  /** E.164. */
  readonly phone: string;
}

/** Who opens an account. Texts that are not said are empty; of `email` and `phone` (E.164) there is one at least. */
export interface NewAccount extends Applicant {
  /** Empty: it is chosen later, or never. Whoever proves the e-mail or the phone alone is let into the account that has it. */
  readonly password: string;
  /** Version of the words by which letters with offers are agreed to; absent: they are not. */
  readonly marketing?: string | undefined;
}

/** A registration under way, as a reload of the tab needs it: no code, no password. */
export interface KeptRegistration extends Applicant {
  readonly userId: string;
  /** Still to be proven. */
  readonly missing: readonly Channel[];
  readonly hasPassword: boolean;
  /** Version of the words by which letters with offers are agreed to; empty: they are not. */
  readonly marketing: string;
  /** By this machine's clock. */
  readonly nextCode: CodeWait;
}

/** Which address is proven next. */
export const channelOf = ({ missing, email }: KeptRegistration): Channel =>
  missing[0] ?? (email === '' ? 'phone' : 'email');

export function createRecord(tab: TextStorage, key: string) {
  let kept = parseRegistration(readJson(tab, key));
  return {
    get: () => kept,
    put(next: KeptRegistration | null) {
      kept = next;
      if (next === null) return tab.remove(key);
      const { userId, firstname, lastname, email, phone, missing, hasPassword, marketing, nextCode } = next;
      const plain = {
        userId,
        firstname,
        lastname,
        email,
        phone,
        missing,
        hasPassword,
        marketing,
        nextCode,
      };
      tab.write(key, JSON.stringify(plain));
    },
  };
}

/** Null for what is none. One that an older version has kept has an e-mail and a password. */
export function parseRegistration(value: unknown): KeptRegistration | null {
  const read = fields(value);
  const userId = id(read['userId']);
  if (!userId) return null;
  const { missing } = read;
  const { since, wait } = fields(read['nextCode']);
  return {
    userId,
    firstname: text(read['firstname']),
    lastname: text(read['lastname']),
    email: text(read['email']),
    phone: text(read['phone']),
    missing: (list(missing) ?? ['email']).filter((one): one is Channel => one === 'email' || one === 'phone'),
    hasPassword: read['hasPassword'] !== false,
    marketing: text(read['marketing']),
    nextCode: typeof since === 'number' && typeof wait === 'number' ? { since, wait } : NO_WAIT,
  };
}

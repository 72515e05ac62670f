import type { Problem } from '#contract/problem.ts';
import {
  BETWEEN_CODES,
  CODE_LIFETIME,
  isOnItsWay,
  secondsUntilCode,
  waitToldBy,
  type CodeWait,
} from '#domain/account/code-wait.ts';
import type { TextStorage } from '#platform/ports.ts';
import { fields, text } from '#platform/wire/read.ts';
import { OWN, readJson } from '../../visitor/scoped-storage.ts';
import type { Contact } from '../account-changes.ts';

/** A code to an address of a customer. */
export interface ContactCode {
  readonly destination: string;
  /** Whether it is being asked for, or was put off. */
  readonly isAsked: boolean;
}

interface Kept extends ContactCode {
  readonly customerId: string;
  /** Epoch milliseconds by the server's clock; 0: it is good no more. */
  readonly sentAt: number;
  /** Until another one may be asked for. */
  readonly nextCode: CodeWait;
}

export type ContactCodes = ReturnType<typeof createContactCodes>;

/**
 * Codes that are on their way to addresses of a customer, which a reload of the tab does not forget. The codes themselves are not kept.
 * `purpose`: what they are for.
 */
export function createContactCodes(tab: TextStorage, now: () => number, purpose: 'contact' | 'proof') {
  const keyOf = (channel: Contact['channel']) => `${OWN}${purpose}-code.${channel}`;

  function read(channel: Contact['channel'], customerId: string): Kept | null {
    const stored = fields(readJson(tab, keyOf(channel)));
    const destination = text(stored['destination']);
    if (stored['customerId'] !== customerId || destination === '') return null;
    const sentAt = Number(stored['sentAt']);
    const { since = sentAt, wait = BETWEEN_CODES } = fields(stored['nextCode']);
    const nextCode = { since: Number(since), wait: Number(wait) };
    return { customerId, destination, sentAt, nextCode, isAsked: stored['isAsked'] === true };
  }

  const write = (channel: Contact['channel'], kept: Kept) => tab.write(keyOf(channel), JSON.stringify(kept));

  function onItsWay(channel: Contact['channel'], customerId: string): Kept | null {
    const kept = read(channel, customerId);
    return kept && now() - kept.sentAt < CODE_LIFETIME ? kept : null;
  }

  return {
    /** Null where none is on its way. */
    read: (channel: Contact['channel'], customerId: string): ContactCode | null =>
      onItsWay(channel, customerId),
    /** `wait`: milliseconds until another one may be sent, of one that is on its way already. */
    note({ channel, destination }: Contact, customerId: string, wait = BETWEEN_CODES): void {
      const [sentAt, nextCode] = [now() + wait - BETWEEN_CODES, { since: now(), wait }];
      write(channel, { customerId, destination, sentAt, nextCode, isAsked: true });
    },
    /** None is sent there for so many milliseconds; one that is on its way stays good. */
    wait({ channel, destination }: Contact, customerId: string, wait: number): void {
      const kept = read(channel, customerId);
      const before =
        kept?.destination === destination ? kept : { customerId, destination, sentAt: 0, isAsked: false };
      // What is on its way to another address can still be entered.
      if (before === kept || !onItsWay(channel, customerId))
        write(channel, { ...before, nextCode: { since: now(), wait } });
    },
    /** Asks for it again, or puts it off. */
    ask(channel: Contact['channel'], customerId: string, isAsked: boolean): void {
      const kept = read(channel, customerId);
      if (kept) write(channel, { ...kept, isAsked });
    },
    /** It is good no more; another one has to wait as before. */
    end(channel: Contact['channel'], customerId: string): void {
      const kept = read(channel, customerId);
      if (kept) write(channel, { ...kept, sentAt: 0 });
    },
    forget: (channel: Contact['channel']) => tab.remove(keyOf(channel)),
    /** Until another one may be sent. */
    secondsLeft(channel: Contact['channel'], customerId: string): number {
      const kept = read(channel, customerId);
      return kept ? secondsUntilCode(kept.nextCode, now()) : 0;
    },
  };
}

/** What a refusal says of the codes that are on their way, and of those that may follow. */
export function hearRefusal(
  codes: ContactCodes,
  customerId: string,
  contact: Contact,
  { problem, code }: { readonly problem: Problem; readonly code: string | undefined },
): void {
  const wait = waitToldBy(problem);
  // Maybe from another tab of theirs, and good here as well; if it is none of theirs, another one follows within the minute.
  if (code === undefined && isOnItsWay(problem)) codes.note(contact, customerId, wait ?? 0);
  else if (wait !== null) codes.wait(contact, customerId, wait);
  if (code !== undefined && problem.type === 'code_expired') codes.end(contact.channel, customerId);
  if (code !== undefined && problem.type === 'conflict') codes.forget(contact.channel);
}

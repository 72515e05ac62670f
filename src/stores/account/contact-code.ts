import { BETWEEN_CODES, CODE_LIFETIME, secondsUntilCode } from '#domain/account/code-wait.ts';
import type { TextStorage } from '#platform/ports.ts';
import { fields, text } from '#platform/wire/read.ts';
import { readJson } from '../visitor/scoped-storage.ts';
import type { Contact } from './account-changes.ts';

/** A code to a new address of a customer. */
export interface ContactCode {
  readonly destination: string;
  /** Whether it is being asked for, or was put off. */
  readonly isAsked: boolean;
}

interface Kept extends ContactCode {
  readonly customerId: string;
  /** Epoch milliseconds by the server's clock. */
  readonly sentAt: number;
}

export type ContactCodes = ReturnType<typeof createContactCodes>;

/** Codes that are on their way to new addresses, which a reload of the tab does not forget. The codes themselves are not kept. */
export function createContactCodes(tab: TextStorage, now: () => number) {
  const keyOf = (channel: Contact['channel']) => `contact-code.${channel}`;

  function read(channel: Contact['channel'], customerId: string): Kept | null {
    const stored = fields(readJson(tab, keyOf(channel)));
    const sentAt = Number(stored['sentAt']);
    const destination = text(stored['destination']);
    if (stored['customerId'] !== customerId || destination === '' || !(now() - sentAt < CODE_LIFETIME))
      return null;
    return { customerId, destination, sentAt, isAsked: stored['isAsked'] === true };
  }

  const write = (channel: Contact['channel'], kept: Kept) => tab.write(keyOf(channel), JSON.stringify(kept));

  return {
    /** Null where none is on its way. */
    read: (channel: Contact['channel'], customerId: string): ContactCode | null => read(channel, customerId),
    /** `wait`: milliseconds until another one may be sent, of one that is on its way already. */
    note({ channel, destination }: Contact, customerId: string, wait = BETWEEN_CODES): void {
      write(channel, { customerId, destination, sentAt: now() + wait - BETWEEN_CODES, isAsked: true });
    },
    /** Asks for it again, or puts it off. */
    ask(channel: Contact['channel'], customerId: string, isAsked: boolean): void {
      const kept = read(channel, customerId);
      if (kept) write(channel, { ...kept, isAsked });
    },
    forget: (channel: Contact['channel']) => tab.remove(keyOf(channel)),
    /** Until another one may be sent. */
    secondsLeft(channel: Contact['channel'], customerId: string): number {
      const kept = read(channel, customerId);
      return kept ? secondsUntilCode({ since: kept.sentAt, wait: BETWEEN_CODES }, now()) : 0;
    },
  };
}

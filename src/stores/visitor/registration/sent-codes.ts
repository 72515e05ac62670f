import { CODE_LIFETIME } from '#domain/account/code-wait.ts';
import type { TextStorage } from '#platform/ports.ts';
import { list } from '#platform/wire/read.ts';
import { readJson } from '../scoped-storage.ts';
import { parseRegistration, type KeptRegistration } from './record.ts';

const KEY = 'sent-codes';
/** As many addresses as somebody may have tried. */
const MOST = 3;

type Address = Pick<KeptRegistration, 'email' | 'phone'>;

/**
 * Codes that have gone out from this tab and may still be good, whatever screen asked for them: another one to the same address is refused
 * for a minute, and theirs can be entered meanwhile.
 */
export function createSentCodes(tab: TextStorage, now: () => number) {
  const read = (): KeptRegistration[] =>
    (list(readJson(tab, KEY)) ?? [])
      .map(parseRegistration)
      .filter((kept) => kept !== null)
      .filter(({ nextCode: { since } }) => now() - since < CODE_LIFETIME);
  const isFor = ({ email, phone }: Address, kept: Address) => kept.email === email && kept.phone === phone;
  return {
    note(sent: KeptRegistration): void {
      // Those with more than an address are begun anew with all that was typed.
      if (sent.hasPassword || (sent.email !== '' && sent.phone !== '')) return;
      const others = read().filter((each) => !isFor(sent, each));
      tab.write(KEY, JSON.stringify([sent, ...others].slice(0, MOST)));
    },
    find: (address: Address): KeptRegistration | null => read().find((each) => isFor(address, each)) ?? null,
    /** The code that went to an address has run out. */
    forget(address: Address): void {
      tab.write(KEY, JSON.stringify(read().filter((each) => !isFor(address, each))));
    },
    forgetAll: () => tab.remove(KEY),
  };
}

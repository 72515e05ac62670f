import type { TextStorage } from '#platform/ports.ts';
import { fields, text } from '#platform/wire/read.ts';
import { OWN, readJson } from '../../visitor/scoped-storage.ts';
import type { Contact } from '../account-changes.ts';

const KEY = `${OWN}contact-draft`;

type Channel = Contact['channel'];

/** What a customer has typed of a new e-mail or phone and not sent, which a reload of the tab does not forget. */
export function createContactDraft(tab: TextStorage) {
  function stored(customerId: string): Readonly<Record<Channel, string>> {
    const { customerId: whose, email, phone } = fields(readJson(tab, KEY));
    return whose === customerId ? { email: text(email), phone: text(phone) } : { email: '', phone: '' };
  }
  return {
    read: (channel: Channel, customerId: string): string => stored(customerId)[channel],
    /** Empty: none is asked for any more. */
    write(channel: Channel, customerId: string, typed: string): void {
      const draft = { ...stored(customerId), [channel]: typed };
      if (draft.email === '' && draft.phone === '') tab.remove(KEY);
      else tab.write(KEY, JSON.stringify({ customerId, ...draft }));
    },
  };
}

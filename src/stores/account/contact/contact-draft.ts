import type { TextStorage } from '#platform/ports.ts';
import { fields, text } from '#platform/wire/read.ts';
import { CONTACT_DRAFT } from '../../visitor/customers-own.ts';
import { readJson } from '../../visitor/scoped-storage.ts';
import type { Contact } from '../account-changes.ts';

type Channel = Contact['channel'];

/** What a customer has typed of a new e-mail or phone and not sent, which a reload of the tab does not forget. */
export function createContactDraft(tab: TextStorage) {
  function stored(customerId: string): Readonly<Record<Channel, string>> {
    const { customerId: whose, email, phone } = fields(readJson(tab, CONTACT_DRAFT));
    return whose === customerId ? { email: text(email), phone: text(phone) } : { email: '', phone: '' };
  }
  return {
    read: (channel: Channel, customerId: string): string => stored(customerId)[channel],
    /** Empty: none is asked for any more. */
    write(channel: Channel, customerId: string, typed: string): void {
      const draft = { ...stored(customerId), [channel]: typed };
      if (draft.email === '' && draft.phone === '') tab.remove(CONTACT_DRAFT);
      else tab.write(CONTACT_DRAFT, JSON.stringify({ customerId, ...draft }));
    },
  };
}

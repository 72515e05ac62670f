import type { TextStorage } from '#platform/ports.ts';
import { fields } from '#platform/wire/read.ts';
import { readJson } from './scoped-storage.ts';

/** Where a tab has what a customer has typed and not saved, and where codes are on their way to them. Each says whose it is: `customerId`. */
export const PROFILE_DRAFT = 'profile-draft';
export const CONTACT_DRAFT = 'contact-draft';
export const SIGN_IN_NAMES = 'sign-in.names';
export const codeKeyOf = (purpose: 'contact' | 'proof', channel: 'email' | 'phone') =>
  `${purpose}-code.${channel}` as const;

/** What a guest has typed of a new account, which nobody who has come in asks for. */
export const REGISTRATION_FORM = 'registration.form';

const KEYS = [
  REGISTRATION_FORM,
  PROFILE_DRAFT,
  CONTACT_DRAFT,
  SIGN_IN_NAMES,
  codeKeyOf('contact', 'email'),
  codeKeyOf('contact', 'phone'),
  codeKeyOf('proof', 'email'),
  codeKeyOf('proof', 'phone'),
];

/** Whoever comes after a customer in this tab finds nothing of theirs; `customerId`: who comes, and finds what is their own. */
export function forgetOwn(tab: TextStorage, customerId: string | null = null): void {
  for (const key of KEYS) {
    const kept = readJson(tab, key);
    if (kept !== null && (customerId === null || fields(kept)['customerId'] !== customerId)) tab.remove(key);
  }
}

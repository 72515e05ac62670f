import { checkEmail, checkPhone, type CheckedField } from '../../people/contact-details.ts';

interface Account {
  /** What it has already, proven, as it is saved; empty: nothing. */
  readonly own: string;
  /** ISO 3166: how a phone number without a prefix is read. */
  readonly country: string;
}

export type CheckedContact = CheckedField | { readonly kind: 'refused'; readonly error: 'same' };

/** A new e-mail or phone of an account: `same` where it has that already. */
export function checkNewContact(
  channel: 'email' | 'phone',
  input: string,
  { own, country }: Account,
): CheckedContact {
  const checked = channel === 'email' ? checkEmail(input) : checkPhone(input, country);
  const isSame = checked.kind === 'ok' && checked.value.toLowerCase() === own.toLowerCase();
  return isSame ? { kind: 'refused', error: 'same' } : checked;
}

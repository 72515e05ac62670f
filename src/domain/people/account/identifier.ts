import { checkEmail } from '../contact-details.ts';
import { withPlainDigits } from '../../languages/digits.ts';
import { isPhoneTooLong, toE164 } from '../phone.ts';

/** By what an account is entered. `value`: an e-mail as it was typed, trimmed, or a phone as E.164. */
export interface Identifier {
  readonly kind: 'email' | 'phone';
  readonly value: string;
}

/** `phone-refused`: a number, where only an e-mail is taken. The words come from the locales. */
export type IdentifierError =
  'required' | 'email' | 'too-long' | 'phone' | 'phone-too-long' | 'phone-refused';

export type CheckedIdentifier =
  | { readonly kind: 'ok'; readonly identifier: Identifier }
  | { readonly kind: 'refused'; readonly error: IdentifierError };

export interface IdentifierRules {
  /** ISO 3166: how a number without a prefix is read. */
  readonly country: string;
  /** Whether a code can go to a phone. */
  readonly takesPhone: boolean;
}

/** Reads what is typed into one field for both: digits and what people write between them are a number, all else an e-mail. */
export function checkIdentifier(input: string, { country, takesPhone }: IdentifierRules): CheckedIdentifier {
  if (isNumber(input)) {
    if (!takesPhone) return { kind: 'refused', error: 'phone-refused' };
    const value = toE164(input, country);
    return value === null
      ? { kind: 'refused', error: isPhoneTooLong(input, country) ? 'phone-too-long' : 'phone' }
      : { kind: 'ok', identifier: { kind: 'phone', value } };
  }
  const email = checkEmail(input);
  if (email.kind === 'ok') return { kind: 'ok', identifier: { kind: 'email', value: email.value } };
  if (email.error === 'required' || email.error === 'too-long')
    return { kind: 'refused', error: email.error };
  return { kind: 'refused', error: 'email' };
}

/** Whether two lead to the same account: the letters of an e-mail may be large or small. */
export function isSameIdentifier(one: Identifier, other: Identifier): boolean {
  return one.kind === other.kind && one.value.toLowerCase() === other.value.toLowerCase();
}

function isNumber(input: string): boolean {
  const text = withPlainDigits(input).replace(/\p{Cf}/gu, '');
  return /\d/.test(text) && /^[+\d\s().\-/\u2010-\u2015\u00b7]+$/.test(text);
}

import { checkEmail } from '#domain/people/contact-details.ts';
import { toE164 } from '#domain/people/phone.ts';
import { invalidField, type Refusal } from '../http/refusal.ts';

/** Where nobody says in which country a phone is dialled. */
const HOME_COUNTRY = 'FR';

/** An e-mail as accounts have it: trimmed, lower case. */
export function emailOf(input: string): string | Refusal {
  const checked = checkEmail(input);
  return checked.kind === 'ok' ? checked.value.toLowerCase() : invalidField('email');
}

/** A phone as E.164. */
export function phoneOf(input: string, country?: string): string | Refusal {
  return toE164(input, country || HOME_COUNTRY) ?? invalidField('phone');
}

import { checkEmail, checkName } from '#domain/people/contact-details.ts';
import { invalidField, type Refusal } from '../http/refusal.ts';

interface Receiver {
  readonly name: string;
  readonly email: string;
}

/**
 * Whom a mail is to go to, as somebody wrote it: one line of name and one plain address. Neither may hold what a mail's
 * header could be broken with, nor a second address.
 */
export function readReceiver({
  to,
  email,
}: {
  readonly to: string;
  readonly email: string;
}): Receiver | Refusal {
  const name = checkName(to);
  if (name.kind === 'refused' || /[\p{Cc}\u2028\u2029]/u.test(to)) return invalidField('to');
  const address = checkEmail(email);
  const isOne = address.kind === 'ok' && /^[^\p{Cc}\s@,;:<>()[\]"\\]+@[\p{L}\p{N}.-]+$/u.test(email);
  return isOne ? { name: name.value, email: address.value } : invalidField('email');
}

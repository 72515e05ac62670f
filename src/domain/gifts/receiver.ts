import { checkEmail, checkName, type CheckedField } from '../people/contact-details.ts';

const BREAKS = /[\p{Cc}\u2028\u2029]/u;

/** The name of whoever a voucher is for: one line, since the head of a mail has it. */
export function checkReceiverName(input: string): CheckedField {
  return BREAKS.test(input) ? { kind: 'refused', error: 'invalid' } : checkName(input);
}

/** One plain address, with nothing that could name a second one. */
export function checkReceiverEmail(input: string): CheckedField {
  const checked = checkEmail(input);
  if (checked.kind === 'refused') return checked;
  const isPlain = !BREAKS.test(input) && /^[^\s@]+@[\p{L}\p{N}.-]+$/u.test(checked.value);
  return isPlain ? checked : { kind: 'refused', error: 'invalid' };
}

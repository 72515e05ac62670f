import { isPhoneTooLong, toE164 } from './phone.ts';

/** Why a field is refused; the words come from the locales. */
export type FieldError = 'required' | 'too-short' | 'too-long' | 'invalid';

export type CheckedField =
  { readonly kind: 'ok'; readonly value: string } | { readonly kind: 'refused'; readonly error: FieldError };

/** What a visitor types to book. */
export interface ContactInput {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
}

export type ContactField = keyof ContactInput;

/** `details`: trimmed, the phone as E.164. */
export type CheckedContact =
  | { readonly kind: 'ok'; readonly details: ContactInput }
  | { readonly kind: 'refused'; readonly errors: Partial<Record<ContactField, FieldError>> };

export const NAME_LIMIT = 100;
export const EMAIL_LIMIT = 254;
export const MESSAGE_LIMIT = 500;
export const PASSWORD_LIMITS = { least: 8, most: 128 };

export function checkName(input: string): CheckedField {
  const value = input.trim().replace(/\s+/g, ' ');
  if (value === '') return refused('required');
  return lengthOf(value) > NAME_LIMIT ? refused('too-long') : ok(value);
}

/**
 * One @ with something before it and a dot inside what follows. No white space, and nothing that would make a header of a
 * mail speak of somebody else ("a,other@example.com"); the rest is proved by writing to it. What nobody sees and was pasted
 * along, as a space without width, is dropped: no letter would arrive.
 */
export function checkEmail(input: string): CheckedField {
  const value = input.replace(/\p{Cf}/gu, '').trim();
  if (value === '') return refused('required');
  if (value.length > EMAIL_LIMIT) return refused('too-long');
  const isOne = /^[^@]+@[^@.]+(\.[^@.]+)+$/.test(value) && !/[\s\p{Cc},;:<>()[\]\\"]/u.test(value);
  return isOne ? ok(value) : refused('invalid');
}

/** A phone number as people write it in `country` (ISO 3166, the shop's), or with its own + or 00 prefix; E.164 out. */
export function checkPhone(input: string, country: string): CheckedField {
  if (input.trim() === '') return refused('required');
  const value = toE164(input, country);
  if (value !== null) return ok(value);
  return refused(isPhoneTooLong(input, country) ? 'too-long' : 'invalid');
}

/** A message may be empty. */
export function checkMessage(input: string): CheckedField {
  const value = input.trim();
  return lengthOf(value) > MESSAGE_LIMIT ? refused('too-long') : ok(value);
}

/** Any characters, spaces included, are the visitor's own: nothing is trimmed. */
export function checkPassword(input: string): CheckedField {
  if (input === '') return refused('required');
  const length = lengthOf(input);
  if (length < PASSWORD_LIMITS.least) return refused('too-short');
  return length > PASSWORD_LIMITS.most ? refused('too-long') : ok(input);
}

/** One field as it is left. */
export function checkContactField(field: ContactField, input: string, country: string): CheckedField {
  switch (field) {
    case 'firstname':
    case 'lastname':
      return checkName(input);
    case 'email':
      return checkEmail(input);
    case 'phone':
      return checkPhone(input, country);
    case 'message':
      return checkMessage(input);
  }
}

/** The whole form as it is sent. */
export function checkContact(input: ContactInput, country: string): CheckedContact {
  const errors: Partial<Record<ContactField, FieldError>> = {};
  const checked = (field: ContactField): string => {
    const result = checkContactField(field, input[field], country);
    if (result.kind === 'ok') return result.value;
    errors[field] = result.error;
    return input[field];
  };
  const details: ContactInput = {
    firstname: checked('firstname'),
    lastname: checked('lastname'),
    email: checked('email'),
    phone: checked('phone'),
    message: checked('message'),
  };
  return Object.keys(errors).length > 0 ? { kind: 'refused', errors } : { kind: 'ok', details };
}

function ok(value: string): CheckedField {
  return { kind: 'ok', value };
}

function refused(error: FieldError): CheckedField {
  return { kind: 'refused', error };
}

/** Characters as UTF-16 counts them, like the wire's maxLength and `<textarea maxlength>`. */
function lengthOf(value: string): number {
  return value.length;
}

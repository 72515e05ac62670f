import type { Locale } from '../locale.ts';
import { isDateKey } from '../time/date-key.ts';
import { checkName, type CheckedField, type FieldError } from '../people/contact-details.ts';
import type { Customer } from '../people/customer.ts';

/** What letters a customer gets. */
export interface Letters {
  /** Empty: that in which the site is used. */
  readonly language: Locale | '';
  readonly agreesToOffers: boolean;
}

/** What a company's account of a customer says of them. Empty strings stand for what it lacks. */
export interface Profile extends Customer, Letters {
  /** Of the customer themselves: they may book for others, who have profiles too. */
  readonly profileId: string;
  readonly city: string;
  /** ISO 3166. */
  readonly country: string;
  /** YYYY-MM-DD. */
  readonly birthday: string;
  /** A code has come back from the phone: only then it is a way in. */
  readonly isPhoneProven: boolean;
  /** Without one the customer comes in by codes, links and other services. */
  readonly hasPassword: boolean;
  /** Services by which the customer may come in, by name. */
  readonly providers: readonly string[];
}

/** What a customer changes by a form alone: an e-mail and a phone have to be proven. */
export interface ProfileInput {
  readonly firstname: string;
  readonly lastname: string;
  readonly city: string;
  readonly country: string;
  readonly birthday: string;
}

export type ProfileField = keyof ProfileInput;

export type CheckedProfile =
  | { readonly kind: 'ok'; readonly details: ProfileInput }
  | { readonly kind: 'refused'; readonly errors: Partial<Record<ProfileField, FieldError>> };

const FIRST_BIRTHDAY = '1900-01-01';

/** A day of birth may be left out; else it is a date that there is, between 1900 and `today` (YYYY-MM-DD). */
export function isBirthday(input: string, today: string): boolean {
  if (input === '') return true;
  const isDate = /^\d{4}-\d\d-\d\d$/.test(input) && isDateKey(input.replaceAll('-', ''));
  return isDate && input >= FIRST_BIRTHDAY && input <= today;
}

export const PROFILE_FIELDS = ['firstname', 'lastname', 'city', 'country', 'birthday'] as const;

/** One field as it is left, or as it is sent. */
export function checkProfileField(field: ProfileField, input: string, today: string): CheckedField {
  switch (field) {
    case 'firstname':
    case 'lastname':
      return checkName(input);
    case 'city':
      return input.trim() === '' ? { kind: 'ok', value: '' } : checkName(input);
    case 'country':
      return { kind: 'ok', value: input };
    case 'birthday':
      return isBirthday(input, today) ? { kind: 'ok', value: input } : { kind: 'refused', error: 'invalid' };
  }
}

/** The whole form as it is sent; `details` are trimmed. */
export function checkProfile(input: ProfileInput, today: string): CheckedProfile {
  const errors: Partial<Record<ProfileField, FieldError>> = {};
  const details = { ...input };
  for (const field of PROFILE_FIELDS) {
    const checked = checkProfileField(field, input[field], today);
    if (checked.kind === 'ok') details[field] = checked.value;
    else errors[field] = checked.error;
  }
  return Object.keys(errors).length > 0 ? { kind: 'refused', errors } : { kind: 'ok', details };
}

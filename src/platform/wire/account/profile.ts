import type { Profile } from '#domain/account/profile.ts';
import { isLocale } from '#domain/locale.ts';
import { fields, flag, id, list, text } from '../read.ts';
import { parseCustomer } from '../company/customer.ts';

/** What an account says of its customer, but for the birthday, which has a call of its own; null for what is no user. */
export function parseProfile(value: unknown): Omit<Profile, 'birthday'> | null {
  const customer = parseCustomer(value);
  if (!customer) return null;
  const read = fields(value);
  const own = fields(list(read['profiles'])?.[0]);
  return {
    ...customer,
    profileId: id(own['profileId']) || customer.id,
    city: text(own['city']),
    country: text(own['country']),
    isPhoneProven: flag(read['phoneProven'], true),
    hasPassword: !flag(read['noPass'], false),
    providers: parseLinked(read),
    language: isLocale(read['language']) ? read['language'] : '',
    agreesToOffers: text(read['marketing']) !== '',
  };
}

/** Of a contact that is to be changed: whether a code was sent, or it is changed. */
export function parseContactChange(value: unknown): { readonly isSent: boolean } {
  return { isSent: flag(fields(value)['sent'], false) };
}

/** The services that an account is linked to. */
export function parseLinked(value: unknown): readonly string[] {
  return (list(fields(value)['providers']) ?? []).map(text).filter(Boolean);
}

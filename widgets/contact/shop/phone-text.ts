import type { Shop } from '#domain/catalogue/catalogue.ts';
import { toNationalPhone } from '#domain/people/national-phone.ts';

/** A company's number as it is dialled in the country of one of its shops, else as it is. */
export function phoneText(phone: string, shops: readonly Shop[] | null): string {
  const countries = [...new Set((shops ?? []).map(({ address }) => address.country)), 'FR'];
  for (const country of countries) {
    const text = toNationalPhone(phone, country);
    if (text !== phone) return text;
  }
  return phone;
}

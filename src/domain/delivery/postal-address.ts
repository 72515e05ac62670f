import { countryName } from '../country-name.ts';
import type { Locale } from '../locale.ts';
import type { FieldError } from '../people/contact-details.ts';

/** Where something is sent to, besides the name of who gets it. */
export interface PostalAddress {
  readonly street: string;
  /** Floor, building, door; may be empty. */
  readonly details: string;
  readonly zipcode: string;
  readonly city: string;
  /** ISO 3166. */
  readonly country: string;
}

export type PostalField = keyof PostalAddress;

export const POSTAL_FIELDS: readonly PostalField[] = ['street', 'details', 'zipcode', 'city', 'country'];

/** Of the fields but the country. */
export const POSTAL_LIMITS = { street: 120, details: 80, zipcode: 12, city: 80 } as const;

/** How the postcodes of a country are written, where they are digits alone. */
const DIGITS: Readonly<Record<string, number>> = {
  AT: 4,
  BE: 4,
  CH: 4,
  DE: 5,
  DK: 4,
  ES: 5,
  FR: 5,
  IT: 5,
  LI: 4,
  LU: 4,
  MC: 5,
};

export type CheckedAddress =
  | { readonly kind: 'ok'; readonly address: PostalAddress }
  | { readonly kind: 'refused'; readonly errors: Partial<Record<PostalField, FieldError>> };

/** An address, trimmed, that something can be sent to. `countries`: where it may be sent. */
export function checkPostalAddress(input: PostalAddress, countries: readonly string[]): CheckedAddress {
  const trimmed = Object.fromEntries(
    POSTAL_FIELDS.map((field) => [field, input[field].trim().replace(/\s+/g, ' ')]),
  ) as Record<PostalField, string>;
  const address = { ...trimmed, zipcode: plainPostcode(trimmed) };
  const found = POSTAL_FIELDS.flatMap((field) => {
    const error = errorIn(field, address, countries);
    return error ? [[field, error] as const] : [];
  });
  return found.length > 0 ? { kind: 'refused', errors: Object.fromEntries(found) } : { kind: 'ok', address };
}

function errorIn(
  field: PostalField,
  address: PostalAddress,
  countries: readonly string[],
): FieldError | undefined {
  const value = address[field];
  if (field === 'country') return countries.includes(value) ? undefined : 'invalid';
  if (value === '') return field === 'details' ? undefined : 'required';
  if ([...value].length > POSTAL_LIMITS[field]) return 'too-long';
  return field === 'zipcode' && !isPostcode(value, address.country) ? 'invalid' : undefined;
}

/** A postcode of digits as it stands on a parcel: people write "75 003", "CH-1204", "L-1009" as well. */
function plainPostcode({ zipcode, country }: PostalAddress): string {
  if (DIGITS[country] === undefined) return zipcode;
  return zipcode.replace(/^[a-z]{1,2}[- ]/i, '').replaceAll(' ', '');
}

function isPostcode(value: string, country: string): boolean {
  const digits = DIGITS[country];
  return digits === undefined || new RegExp(`^\\d{${digits}}$`).test(value);
}

/** The address as it is written on a parcel, line by line, without the name. */
export function addressLines(
  locale: Locale,
  { street, details, zipcode, city, country }: PostalAddress,
): string[] {
  return [street, ...(details === '' ? [] : [details]), `${zipcode} ${city}`, countryName(locale, country)];
}

import { POSTAL_FIELDS, type PostalAddress, type PostalField } from '#domain/delivery/postal-address.ts';
import { fields, text } from './read.ts';

/** An address; what is not known of it is empty. */
export function parseAddress(value: unknown): PostalAddress {
  const read = fields(value);
  return Object.fromEntries(POSTAL_FIELDS.map((field) => [field, text(read[field])])) as Record<
    PostalField,
    string
  >;
}

import type { PostalAddress } from '#domain/delivery/postal-address.ts';
import { parseAddress } from '../address.ts';
import { fields, isObject, list } from '../read.ts';

/** Where the newest of a customer's e-shop orders was sent that was sent at all; null: none was. */
export function parseLastAddress(value: unknown): { readonly address: PostalAddress | null } {
  const sent = (list(fields(value)['data']) ?? []).map(fields).find(({ address }) => isObject(address));
  return { address: sent ? parseAddress(sent['address']) : null };
}

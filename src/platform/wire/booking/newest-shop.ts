import { fields, id } from '../read.ts';

/** The shop of the first appointment in a page of orders, which begins with the newest; null for what is no list. */
export function newestShopOf(value: unknown): { readonly externalShopId: string | null } | null {
  const { data } = fields(value);
  if (!Array.isArray(data)) return null;
  const newest = data
    .map(fields)
    .find(({ appointment }) => appointment !== null && appointment !== undefined);
  return { externalShopId: (newest && id(newest['shopId'])) || null };
}

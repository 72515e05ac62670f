import type { TextStorage } from '#platform/ports.ts';
import { fields, list } from '#platform/wire/read.ts';
import { readJson } from '../visitor/scoped-storage.ts';

/** Where this tab keeps vouchers. */
export const GIFTS_KEY = 'gifts';

/** Whether this tab keeps vouchers that are to be paid: until then nobody needs their code. */
export function keepsGifts(tab: Pick<TextStorage, 'read'>): boolean {
  return Boolean(list(fields(readJson(tab, GIFTS_KEY))['list'])?.length);
}

import type { HostPage, TextStorage } from '#platform/ports.ts';
import { jsonOf } from '#domain/json.ts';
import { fields, list, number, text } from '#platform/wire/read.ts';
import { readJson } from '../visitor/scoped-storage.ts';

/** What our elements tell of what was paid or booked, with its id, its value and its currency. */
const SOLD = ['vitrine-purchase', 'vitrine-booking-confirmed'] as const;
/** Where the ids of what was told are kept, so that a reload or another tab does not tell it again. */
const KEY = 'conversions';
/** The newest; those before are of visits long ago. */
const MOST = 50;

interface Conversions {
  readonly page: Pick<HostPage, 'command' | 'onTold'>;
  readonly storage: Pick<TextStorage, 'read' | 'write'>;
  /** Where they are counted, as `AW-42/label`. */
  readonly sendTo: string;
  /** Whether the visitor lets it be told, at this moment. */
  readonly isAllowed: () => boolean;
}

/** Tells Google Ads of each purchase once, and never of one that was made before its visitor agreed. */
export function followConversions({ page, storage, sendTo, isAllowed }: Conversions): () => void {
  // Where storage is refused, this page knows.
  const here = new Set<string>();
  function tell(detail: unknown): void {
    const sold = fields(detail);
    const id = text(sold['id']);
    const kept = list(readJson(storage, KEY)) ?? [];
    if (id === '' || !isAllowed() || here.has(id) || kept.includes(id)) return;
    here.add(id);
    storage.write(KEY, jsonOf([...kept, id].slice(-MOST)));
    page.command('event', 'conversion', {
      send_to: sendTo,
      transaction_id: id,
      value: number(sold['value']) ?? 0,
      currency: text(sold['currency']),
    });
  }
  const offs = SOLD.map((name) => page.onTold(name, tell));
  return () => offs.forEach((off) => off());
}

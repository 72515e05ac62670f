import type { Shop } from '#domain/catalogue/catalogue.ts';
import { tw } from '#theme/sheet.ts';

/** The number by which the map knows a shop; null where it is on none, empty where it is alone there. */
export type MarkOf = (shop: Shop) => number | '' | null;

/** That number, before the name. */
export function MapMark({ mark }: { readonly mark: ReturnType<MarkOf> }) {
  if (!mark) return null;
  return (
    <span
      aria-hidden="true"
      className={tw(
        'inline-flex items-center justify-center shrink-0 min-w-[calc(var(--u)*1.75)] h-7 mr-2 rounded-full bg-accent text-on-accent font-sans text-caption font-semibold align-middle',
      )}
    >
      {mark}
    </span>
  );
}

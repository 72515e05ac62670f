import { useEffect, useState } from 'react';
import { useStore } from '@nanostores/react';
import type { SpecialDays } from '#domain/availability/hours/opening-hours.ts';
import { openingState, type OpeningState } from '#domain/availability/hours/opening-state.ts';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import type { Instant } from '#domain/time/instant.ts';
import { $idle } from '#stores/idle-load.ts';
import { valueOf } from '#stores/load.ts';
import { openingHoursFeature } from '#stores/opening-hours/feature.ts';
import type { Site } from '#stores/site.ts';
import { useNow } from '#ui/loading/use-now.ts';
import { useOpened } from '#ui/loading/use-opened.ts';
import { useSuspendedLoad } from '#ui/loading/use-hydration.ts';

const MINUTE = 60_000;

/** The days on which the week of a shop does not hold, and the time by the back end's clock. */
export interface KnownDays {
  readonly shop: Shop;
  readonly special: SpecialDays;
  readonly now: () => Instant;
}

/** Null until they are known. */
export function useDays(site: Site, shop: Shop): KnownDays | null {
  // Without it the hours of the week are shown all the same.
  const opened = useOpened(site, openingHoursFeature);
  const store = opened.kind === 'ready' ? opened.value : null;
  const days = store?.specialDays(shop);
  const special = valueOf(useStore(days?.$load ?? $idle));
  useSuspendedLoad(days ?? openingHoursFeature, shop.id, days && !special ? days.ensure : null);
  useEffect(() => void days?.ensure(), [days]);
  return store && special ? { shop, special, now: store.now } : null;
}

/** Counts up with each minute, so that "open now" stays true. */
function useMinutes(): void {
  const [, setMinutes] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setMinutes((before) => before + 1), MINUTE);
    return () => clearInterval(timer);
  }, []);
}

/** Whether a shop is open now, with each minute anew. */
export function useOpening({ shop, special, now: readNow }: KnownDays): {
  readonly state: OpeningState;
  readonly now: Instant;
} {
  useMinutes();
  const now = useNow(readNow);
  return { state: openingState(shop, special, now), now };
}

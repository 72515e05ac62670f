import { useEffect } from 'react';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import { openingHoursFeature } from '#stores/opening-hours/feature.ts';
import type { Site } from '#stores/site.ts';
import { useSuspendedLoad } from '#ui/loading/use-hydration.ts';
import { useOpened } from '#ui/loading/use-opened.ts';

/** Asks for the special days of shops that are shown together, at once. */
export function useSpecialDays(site: Site, shops: readonly Shop[]): void {
  const opened = useOpened(site, openingHoursFeature);
  const store = opened.kind === 'ready' ? opened.value : null;
  const ids = shops.map(({ id }) => id).join();
  const ask = store && (() => store.ensureAll(shops));
  useSuspendedLoad(store ?? openingHoursFeature, ids, ask);
  // oxlint-disable-next-line react/exhaustive-deps -- The shops are other ones where their ids are.
  useEffect(() => void ask?.(), [store, ids]);
}

import { useEffect, useMemo, useState } from 'react';
import { useStore } from '@nanostores/react';
import { dateAt } from '#domain/availability/hours/clock-change.ts';
import type { Service, Shop } from '#domain/catalogue/catalogue.ts';
import type { Company } from '#domain/company/company.ts';
import { namedServices } from '#domain/free-times/matching/named-services.ts';
import type { ShopPickerStores } from '#stores/shop-picker/shop-picker-stores.ts';
import type { FreeTimesStore } from '#stores/free-times/free-times.ts';
import { valueOf } from '#stores/load.ts';
import type { Site } from '#stores/site.ts';
import { useTexts } from '#ui/texts.ts';
import { useRecentServices } from '../../../shops/use-recent-services.ts';
import { isSoughtNear, understood } from './asked-query.ts';

/** The first service that the visitor has had in hand, and that can be booked online. */
function useRecentService(site: Site): Service | null {
  const services = useStore(site.catalogue.$services);
  const recent = useRecentServices(site).map((id) => services.get(id));
  return recent.find((service) => service?.bookable) ?? null;
}

interface QueryTools {
  readonly site: Site;
  readonly company: Company;
  readonly shops: readonly Shop[];
  readonly search: FreeTimesStore;
  readonly picker: ShopPickerStores;
}

/** What the address searches for, which is asked for as long as this is on the screen. */
export function useSearchQuery({ site, company, shops, search, picker }: QueryTools) {
  const { locales } = company;
  const { locale } = useTexts();
  const { query } = useStore(site.navigation.$place);
  const categories = valueOf(useStore(site.catalogue.$categories));
  const located = useStore(picker.position.$position);
  const position = located.kind === 'found' ? located.position : null;
  const { what, where, when, part } = query;
  const recent = useRecentService(site);
  const recentId = recent?.externalId ?? null;
  const today = dateAt(search.now(), shops[0]?.timeZone ?? 'UTC');
  const named = useMemo(
    () => namedServices(categories ?? [], locale, locales),
    [categories, locale, locales],
  );
  const searched = useMemo(
    () =>
      understood({ what, where, when, part }, { named, shops, locale, today, position, recent: recentId }),
    [what, where, when, part, named, shops, locale, today, position, recentId],
  );
  const isNear = isSoughtNear(searched);
  // Whoever never allowed to be located stays unasked: then what is near is asked for without a place.
  const [isLooked, setLooked] = useState(located.kind !== 'unasked');
  const isLocating = isNear && !isLooked;
  useEffect(() => {
    if (isLocating) void picker.position.locateIfAllowed().finally(() => setLooked(true));
  }, [picker, isLocating]);
  const isAwaited = isNear && (!isLooked || located.kind === 'asking');
  useEffect(() => {
    if (!isAwaited) void search.ask(searched.queries);
  }, [search, searched, isAwaited]);
  return { query: searched, recent, position: isNear ? position : null, isLocating };
}

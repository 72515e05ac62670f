import { useEffect, useSyncExternalStore } from 'react';
import { hasModule } from '#domain/company/modules.ts';
import type { Company } from '#domain/company/company.ts';
import { loyaltyFeature } from '#stores/account/feature.ts';
import { valueOf } from '#stores/load.ts';
import type { Site } from '#stores/site.ts';

const ignore = () => {};

/** Whether a customer (null: nobody) is known to have a loyalty card; it is asked for once. */
export function useHasCard(site: Site, company: Company, customerId: string | null): boolean {
  const isWanted = customerId !== null && hasModule(company, 'loyalty');
  useEffect(() => {
    // What did not arrive is asked for again by the next page.
    if (isWanted) site.open(loyaltyFeature).then((store) => store.ensure(), ignore);
  }, [site, isWanted, customerId]);
  const $store = site.opened(loyaltyFeature);
  const store = useSyncExternalStore(
    (listener) => $store.listen(listener),
    () => $store.get(),
    () => $store.get(),
  );
  const hasCard = useSyncExternalStore(
    (listener) => store?.$card.listen(listener) ?? ignore,
    () => store !== null && valueOf(store.$card.get()) !== null,
    () => false,
  );
  return isWanted && hasCard;
}

import { useStore } from '@nanostores/react';
import type { Site } from '#stores/site.ts';

/** Where no shop says it. */
const HOME_COUNTRY = 'FR';

/** How a phone number without a prefix is read (ISO 3166): as in the country that is given, else of the company's first shop. */
export function useCountry(site: Site, given?: string): string {
  const shops = useStore(site.catalogue.$shops);
  const first = shops.kind === 'ready' ? shops.value[0]?.address.country : undefined;
  return (given ?? first) || HOME_COUNTRY;
}

import type { Site } from '#stores/site.ts';
import { openPage } from '../../../place/links/follow-link.ts';
import { routeAt } from '../../../place/links/linked-route.ts';

/** Opens the page that an address of the site names, as `/en/contact`; what names none is left alone. */
export function openAddress(address: string, site: Site): void {
  // No host is asked: it only has to be an address.
  const url = new URL(address, 'https://site.invalid');
  const page = routeAt(url.pathname, site, '');
  if (page) openPage(page, url, site);
}

import { buildHref, parsePath } from '#domain/site/routes.ts';
import { parseQuery } from '#domain/site/route-query.ts';
import { createAddressNavigation, routeAt, type Addressing } from './address-navigation.ts';
import type { Navigation, NavigationTools } from './navigation.ts';
import { splitAddress } from './address/page-address.ts';

/** The navigation of an element that owns the page's address. */
export function pathNavigation(tools: NavigationTools): Navigation {
  return createAddressNavigation(
    tools,
    pathAddress(tools, tools.mode.kind === 'history' ? tools.mode.base : ''),
  );
}

/** The whole address below a base is the element's: what others put into one, as a campaign does, leads to no other. */
function pathAddress({ locale, added }: NavigationTools, base: string): Addressing {
  const below = (address: string) => {
    const { path } = splitAddress(address);
    return path === base || path.startsWith(`${base}/`) ? path.slice(base.length) || '/' : '/';
  };
  return {
    localeOf: (address) => parsePath(below(address), { locales: locale.$locales.get() }).locale,
    read(address, site) {
      const { search, hash } = splitAddress(address);
      return { route: routeAt(below(address) + hash, { ...site, added }), query: parseQuery(search) };
    },
    write: (_, route, query, spoken) => base + buildHref(route, spoken, query, added),
  };
}

import { buildPath } from '#domain/site/routes.ts';
import { buildQuery, parseQuery } from '#domain/site/route-query.ts';
import { createAddressNavigation, routeAt, type Addressing } from './address-navigation.ts';
import { createMemoryNavigation, type Navigation, type NavigationTools, type Place } from './navigation.ts';
import { PREFIX, splitAddress } from './address/page-address.ts';

/** The navigation of an element in a host page: with its place in the page's query (`sync-url`), or without an address. */
export function queryNavigation(tools: NavigationTools): Navigation {
  return tools.mode.kind === 'query'
    ? createAddressNavigation(tools, queryAddress(tools, tools.mode.start))
    : createMemoryNavigation(tools);
}

const PATH = `${PREFIX}path`;

/** The element's own parameters in the host page's query; all else of the address is the host's and stays. */
function queryAddress({ locale }: NavigationTools, start: Place): Addressing {
  return {
    localeOf: () => null,
    read(address, site) {
      const { search } = splitAddress(address);
      const path = new URLSearchParams(search).get(PATH);
      if (path === null) return start;
      const route = routeAt(path, { ...site, locales: [locale.$locale.get()] });
      return { route, query: parseQuery(search, PREFIX) };
    },
    // A path that begins with two slashes, as some hosts have, would name another site.
    write(address, route, query) {
      const { path, search, hash } = splitAddress(address);
      const params = new URLSearchParams(search);
      // Without a language: the page's own decides.
      params.set(PATH, buildPath(route, 'fr'));
      return path.replace(/^\/+/, '/') + buildQuery(query, PREFIX, params.toString()) + hash;
    },
  };
}

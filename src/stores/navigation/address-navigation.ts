import { atom, computed } from 'nanostores';
import type { Locale } from '#domain/locale.ts';
import { parsePath, type Route, type SiteMap } from '#domain/site/routes.ts';
import { buildQuery, type RouteQuery } from '#domain/site/route-query.ts';
import type { ReservationStep } from '#domain/reservation/reservation-step.ts';
import { splitAddress } from './address/page-address.ts';
import { createScrollPositions } from './scroll-positions.ts';
import { stepsIn } from './steps-in.ts';
import { announceNavigation, type Navigation, type NavigationTools, type Place } from './navigation.ts';

/** How a place is written into an address of the page, and read from it. */
export interface Addressing {
  read(address: string, site: SiteMap): Place;
  /** The language that an address speaks, where it says so. */
  localeOf(address: string): Locale | null;
  write(address: string, route: Route, query: Partial<RouteQuery>, locale: Locale): string;
}

const SECTIONS = ['rgpd', 'mentions', 'cgv', 'cgu'] as const;

/** The page of a path with its fragment, which names a section of the legal page. */
export function routeAt(path: string, site: SiteMap): Route | null {
  const [plain = '', fragment] = path.split('#');
  const parsed = parsePath(plain, site);
  if (parsed.kind !== 'found') return null;
  const section = SECTIONS.find((each) => each === fragment);
  const isLegal = parsed.route.kind === 'legal' && parsed.route.section === null;
  return isLegal && section ? { kind: 'legal', section } : parsed.route;
}

/** The name under which the element that has the page's address notes the steps that led to it. */
export const ADDRESS_NOTE = 'page';

/**
 * The address of the same page in a language, with all else of it: the entry stays the one that a campaign, say, has led to. An
 * entry of its own has nothing of that: it can be handed on, and counts for no campaign.
 */
function respelled(addressing: Addressing, address: string, site: SiteMap, spoken: Locale): string {
  const { route, query } = addressing.read(address, site);
  const known = addressing.localeOf(address);
  if (!route || known === null || known === spoken) return address;
  const { search, hash } = splitAddress(address);
  const other = splitAddress(addressing.write(address, route, query, spoken));
  return other.path + buildQuery(query, '', search) + (other.hash || hash);
}

/** The navigation of an element that has its place in the page's address. */
export function createAddressNavigation(tools: NavigationTools, addressing: Addressing): Navigation {
  const { mode, history, locale, $siteMap } = tools;
  const keeps = mode.kind === 'query' && mode.isSingle ? 'one-entry' : 'entries';
  const $address = atom(history.read());
  const $steps = atom<readonly ReservationStep[]>(stepsIn(history.notes()[ADDRESS_NOTE]));
  const $place = computed([$address, $siteMap], (address, site) => addressing.read(address, site));

  // The host page may have changed its address without a word.
  const written = (route: Route, query: Partial<RouteQuery> = {}) =>
    addressing.write(history.read(), route, query, locale.$locale.get());

  /** Shows an address in a language; the entry of this moment is told where that changes it. */
  function showIn(spoken: Locale, address: string): void {
    const wanted = respelled(addressing, address, $siteMap.get(), spoken);
    if (wanted !== address) history.replace(wanted);
    $address.set(wanted);
  }

  /** The language is no step of a visit: an entry that was made in another one is shown in the one in use. */
  function reread(): void {
    $steps.set(stepsIn(history.notes()[ADDRESS_NOTE]));
    showIn(locale.$locale.get(), history.read());
  }

  const offHistory = history.listen(() => (navigation.moved ?? reread)());
  // A chosen language changes the address of the same place.
  const offLocale = locale.$locale.listen((spoken) => showIn(spoken, history.read()));
  const first = addressing.localeOf($address.get());
  if (first && first !== locale.$locale.get()) void locale.choose(first, { remember: false });

  const navigation: Navigation = {
    mode: mode.kind,
    keeps,
    added: tools.added,
    $place,
    $steps,
    show(place, steps) {
      $steps.set(steps);
      if (place?.route) $address.set(written(place.route, place.query));
    },
    reread,
    address: () => $address.get(),
    history,
    moved: null,
    open: (route, query = {}, { replace = false } = {}) =>
      announceNavigation(tools, route, () => {
        const address = written(route, query);
        history[replace || keeps === 'one-entry' ? 'replace' : 'push'](address, {
          ...history.notes(),
          [ADDRESS_NOTE]: null,
        });
        $steps.set([]);
        $address.set(address);
      }),
    announced: (route, go) => announceNavigation(tools, route, go),
    href: written,
    scroll: createScrollPositions(history),
    dispose() {
      offHistory();
      offLocale();
    },
  };
  return navigation;
}

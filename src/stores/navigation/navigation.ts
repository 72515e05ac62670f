import { atom, computed, type ReadableAtom } from 'nanostores';
import type { Locale } from '#domain/locale.ts';
import { buildHref, buildPath, parsePath, type Route, type SiteMap } from '#domain/site/routes.ts';
import { buildQuery, EMPTY_QUERY, parseQuery, type RouteQuery } from '#domain/site/route-query.ts';
import type { AddedRoutes } from '#domain/site/route-patterns.ts';
import { stepsBefore, type ReservationStep } from '#domain/site/reservation-step.ts';
import type { HistoryPort } from '#platform/ports.ts';
import { createEntries, type EntriesOptions } from './entries.ts';
import { createScrollPositions, type ScrollPositions } from './scroll-positions.ts';
import type { LocaleStore } from '../texts/locale.ts';
import type { Emit } from '../widget-events.ts';

/**
 * Where an element keeps its place. `memory`: nowhere outside the page. `entries`: in the page's history, whose address
 * stays as it is. `query`: in the host page's own address, as `?vitrine-path=…` and route parameters with the prefix
 * `vitrine-` (`sync-url`); `isSingle`: in the one entry that there is. `history`: it owns the address, below `base`
 * (empty, or as `/salon`).
 */
export type NavigationMode =
  | { readonly kind: 'memory'; readonly start: Place }
  | { readonly kind: 'entries'; readonly start: Place }
  | { readonly kind: 'query'; readonly start: Place; readonly isSingle?: boolean }
  | { readonly kind: 'history'; readonly base: string };

export interface Place {
  /** Null: no page has this address. */
  readonly route: Route | null;
  readonly query: RouteQuery;
}

export interface Navigation {
  readonly mode: 'memory' | 'query' | 'history';
  /** The pages that features have added to those of the site; absent where the element shows none of them. */
  readonly added: AddedRoutes | undefined;
  /** Changes with Back and Forward, and once more when shops and categories have told what a path means. */
  readonly $place: ReadableAtom<Place>;
  /** False when a listener of `vitrine-before-navigate` prevented it. */
  open(route: Route, query?: Partial<RouteQuery>, options?: { readonly replace?: boolean }): boolean;
  /**
   * The steps of the reservation that were gone through to where the visitor is, the one that is wished last; empty where
   * none was shown there yet, as after a link.
   */
  readonly $steps: ReadableAtom<readonly ReservationStep[]>;
  /** Wishes for a step of the reservation that is open. One ahead gets an entry of the history, one before is gone back to. */
  toStep(step: ReservationStep): void;
  /** The reservation has come to its end, which has this place: Back leads to where it was opened. */
  finish(route: Route, query: Partial<RouteQuery>): void;
  /** A real address for a link in `history` and `query` mode; null in memory, where a button serves. */
  href(route: Route, query?: Partial<RouteQuery>): string | null;
  readonly scroll: ScrollPositions;
  /** The visitor's own Back; in memory mode false when there is nothing before. */
  back(): boolean;
  dispose(): void;
}

export interface NavigationTools {
  readonly mode: NavigationMode;
  readonly history: HistoryPort;
  readonly locale: LocaleStore;
  /** What of the company tells pages apart. */
  readonly $siteMap: ReadableAtom<SiteMap>;
  readonly emit: Emit;
  readonly added?: AddedRoutes | undefined;
  /** Tells the element from the others of the page. */
  readonly name: string;
}

export function createNavigation(tools: NavigationTools): Navigation {
  switch (tools.mode.kind) {
    case 'memory':
      return createMemoryNavigation(tools, tools.mode.start);
    case 'query':
      return createAddressNavigation(tools, queryAddress(tools, tools.mode.start), {
        isSingle: tools.mode.isSingle ?? false,
      });
    case 'entries':
      return createAddressNavigation(tools, queryAddress(tools, tools.mode.start), { isHidden: true });
    case 'history':
      return createAddressNavigation(tools, pathAddress(tools, tools.mode.base), {});
  }
}

/** Asks the host page; what it does not prevent is done and then told. */
function announced({ emit, locale, added }: NavigationTools, route: Route, go: () => void): boolean {
  const detail = { path: buildPath(route, locale.$locale.get(), added), page: route.kind };
  if (!emit('vitrine-before-navigate', detail)) return false;
  go();
  emit('vitrine-navigate', detail);
  return true;
}

function createMemoryNavigation(tools: NavigationTools, start: Place): Navigation {
  const $place = atom(start);
  const $steps = atom<readonly ReservationStep[]>([]);
  const behind: Place[] = [];
  const show = (place: Place, steps: readonly ReservationStep[] = []) => {
    $steps.set(steps);
    $place.set(place);
  };
  return {
    mode: 'memory',
    added: tools.added,
    $place,
    open: (route, query = {}, { replace = false } = {}) =>
      announced(tools, route, () => {
        if (!replace) behind.push($place.get());
        show({ route, query: { ...EMPTY_QUERY, ...query } });
      }),
    $steps,
    toStep(step) {
      if ($place.get().query.page) $steps.set([step]);
    },
    finish: (route, query) => show({ route, query: { ...EMPTY_QUERY, ...query } }, ['confirmed']),
    href: () => null,
    scroll: createScrollPositions(tools.history),
    back() {
      const place = behind.pop();
      if (place) show(place);
      return place !== undefined;
    },
    dispose: () => {},
  };
}

/** How a place is written into an address of the page, and read from it. */
interface Addressing {
  readonly mode: 'query' | 'history';
  read(address: string, site: SiteMap): Place;
  /** The language that an address speaks, where it says so. */
  localeOf(address: string): Locale | null;
  write(address: string, route: Route, query: Partial<RouteQuery>, locale: Locale): string;
}

const PREFIX = 'vitrine-';
const PATH = `${PREFIX}path`;

function splitAddress(address: string): { path: string; search: string; hash: string } {
  const [rest = '', hash] = address.split(/#(.*)/s);
  const [path = '', search] = rest.split(/\?(.*)/s);
  return { path, search: search ? `?${search}` : '', hash: hash ? `#${hash}` : '' };
}

/** The element's own parameters in the host page's query; all else of the address is the host's and stays. */
function queryAddress({ locale }: NavigationTools, start: Place): Addressing {
  return {
    mode: 'query',
    localeOf: () => null,
    read(address, site) {
      const { search } = splitAddress(address);
      const path = new URLSearchParams(search).get(PATH);
      if (path === null) return start;
      const route = routeAt(path, { ...site, locales: [locale.$locale.get()] });
      return { route, query: parseQuery(search, PREFIX) };
    },
    write(address, route, query) {
      const { path, search, hash } = splitAddress(address);
      const params = new URLSearchParams(search);
      // Without a language: the page's own decides.
      params.set(PATH, buildPath(route, 'fr'));
      const text = buildQuery(query, PREFIX, params.toString()).replaceAll('%2F', '/');
      return path + text + hash;
    },
  };
}

/** The whole address below a base is the element's. */
function pathAddress({ locale, added }: NavigationTools, base: string): Addressing {
  const below = (address: string) => {
    const { path } = splitAddress(address);
    return path === base || path.startsWith(`${base}/`) ? path.slice(base.length) || '/' : '/';
  };
  return {
    mode: 'history',
    localeOf: (address) => parsePath(below(address), { locales: locale.$locales.get() }).locale,
    read(address, site) {
      const { search, hash } = splitAddress(address);
      return { route: routeAt(below(address) + hash, { ...site, added }), query: parseQuery(search) };
    },
    write: (_, route, query, spoken) => base + buildHref(route, spoken, query, added),
  };
}

const SECTIONS = ['rgpd', 'mentions', 'cgv', 'cgu'] as const;

/** The page of a path with its fragment, which names a section of the legal page. */
function routeAt(path: string, site: SiteMap): Route | null {
  const [plain = '', fragment] = path.split('#');
  const parsed = parsePath(plain, site);
  if (parsed.kind !== 'found') return null;
  const section = SECTIONS.find((each) => each === fragment);
  const isLegal = parsed.route.kind === 'legal' && parsed.route.section === null;
  return isLegal && section ? { kind: 'legal', section } : parsed.route;
}

function createAddressNavigation(
  tools: NavigationTools,
  addressing: Addressing,
  { isHidden = false, isSingle = false }: Partial<EntriesOptions>,
): Navigation {
  const { history, locale, $siteMap, name } = tools;
  const entries = createEntries(history, { name, isHidden, isSingle });
  const { $entry } = entries;
  const $place = computed([$entry, $siteMap], ({ address }, site) => addressing.read(address, site));
  // The host page may have changed its address without a word.
  const addressNow = () => (isHidden ? $entry.get().address : history.read());
  const written = (route: Route, query: Partial<RouteQuery>, from = addressNow()) =>
    addressing.write(from, route, query, locale.$locale.get());

  /** An address in another language, from Back or typed, is followed. */
  function followLocale(): void {
    const spoken = addressing.localeOf($entry.get().address);
    if (spoken && spoken !== locale.$locale.get()) void locale.choose(spoken, { remember: false });
  }

  const offHistory = history.listen(followLocale);
  // A chosen language changes the address of the same place.
  const offLocale = locale.$locale.listen((spoken) => {
    const { route, query } = $place.get();
    const known = addressing.localeOf($entry.get().address);
    if (route && known !== null && known !== spoken) entries.rewrite(written(route, query));
  });
  followLocale();

  return {
    mode: isHidden ? 'memory' : addressing.mode,
    added: tools.added,
    $place,
    $steps: computed($entry, ({ steps }) => steps),
    open: (route, query = {}, { replace = false } = {}) =>
      announced(tools, route, () => entries.open(written(route, query), replace)),
    toStep(step) {
      const { route, query } = $place.get();
      const { steps } = $entry.get();
      if (!route || !query.page || steps.at(-1) === step) return;
      // The first has the address that led to the reservation, unless that asked for another step.
      const isNamed = stepsBefore(steps, step) > 0 || query.step === step;
      entries.toStep(step, written(route, { ...query, step: isNamed ? step : undefined }));
    },
    finish: (route, query) => entries.finish(written(route, query)),
    href: (route, query = {}) => (isHidden ? null : written(route, query, $entry.get().address)),
    scroll: createScrollPositions(history),
    back() {
      history.go(-1);
      return true;
    },
    dispose() {
      offHistory();
      offLocale();
      entries.dispose();
    },
  };
}

import { atom, type ReadableAtom } from 'nanostores';
import { buildPath, type Route, type SiteMap } from '#domain/site/routes.ts';
import { EMPTY_QUERY, type RouteQuery } from '#domain/site/route-query.ts';
import type { AddedRoutes } from '#domain/site/route-patterns.ts';
import type { ReservationStep } from '#domain/reservation/reservation-step.ts';
import type { HistoryPort } from '#platform/ports.ts';
import { createScrollPositions, type ScrollPositions } from './scroll-positions.ts';
import type { LocaleStore } from '../texts/locale.ts';
import type { Emit } from '../widget-events.ts';

/**
 * Where an element keeps its place. `memory`: nowhere outside the page; `isKept`: in the page's history, whose address
 * stays as it is. `query`: in the host page's own address, as `?vitrine-path=…` and route parameters with the prefix
 * `vitrine-` (`sync-url`); `isSingle`: no place has an entry of its own. `history`: it owns the address, below `base`
 * (empty, or as `/salon`).
 */
export type NavigationMode =
  | { readonly kind: 'memory'; readonly start: Place; readonly isKept?: boolean }
  | { readonly kind: 'query'; readonly start: Place; readonly isSingle?: boolean }
  | { readonly kind: 'history'; readonly base: string };

export interface Place {
  /** Null: no page has this address. */
  readonly route: Route | null;
  readonly query: RouteQuery;
}

export interface OpenOptions {
  /** In place of the entry of the history that is shown. */
  readonly replace?: boolean;
  /** It is the page that is shown, narrowed or sorted: nobody arrives, and scroll and focus stay. */
  readonly isSamePage?: boolean;
}

export interface Navigation {
  readonly mode: NavigationMode['kind'];
  /** Whether each place and step is to have an entry of the page's history, all of them the same one, or none. */
  readonly keeps: 'entries' | 'one-entry' | 'nothing';
  /** The pages that features have added to those of the site; absent where the element shows none of them. */
  readonly added: AddedRoutes | undefined;
  /** Changes with Back and Forward, and once more when shops and categories have told what a path means. */
  readonly $place: ReadableAtom<Place>;
  /** False when a listener of `vitrine-before-navigate` prevented it. */
  open(route: Route, query?: Partial<RouteQuery>, options?: OpenOptions): boolean;
  /**
   * The steps of a reservation that were gone through to where the visitor is, and last the one that is wished; empty where
   * none was shown there yet, as after a link.
   */
  readonly $steps: ReadableAtom<readonly ReservationStep[]>;
  /** Asks the host page, as `open` does, before `go`, and tells it afterwards; false where it prevented that, or `go` is refused itself. */
  announced(route: Route, go: () => boolean): boolean;
  /** Shows another place, or the same (null), and step, without a word to the host page. The page's history is told by whoever follows it there. */
  show(place: Place | null, steps: readonly ReservationStep[]): void;
  /** Shows what the page's history has; in memory nothing. */
  reread(): void;
  /** The page's own, as it is to become; in memory empty. */
  address(): string;
  readonly history: HistoryPort;
  /** Hears of the browser's moves in place of `reread`: what is done between two who listen would be taken for a move. */
  moved: (() => void) | null;
  /** A real address for a link in `history` and `query` mode; null in memory, where a button serves. */
  href(route: Route, query?: Partial<RouteQuery>): string | null;
  readonly scroll: ScrollPositions;
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
}

/** How an element keeps its place that has one in the page. */
export type CreateNavigation = (tools: NavigationTools) => Navigation;

/** What a page is about, as far as its address says it. */
function slugsOf(route: Route): { shop?: string; category?: string; service?: string } {
  const {
    shop = null,
    category = null,
    service = null,
  } = { shop: null, category: null, service: null, ...route };
  return {
    ...(typeof shop === 'string' && { shop }),
    ...(typeof category === 'string' && { category }),
    ...(typeof service === 'string' && { service }),
  };
}

/** Asks the host page; what it does not prevent is done and then told, unless `go` answers false. */
export function announceNavigation(
  { emit, locale, added }: NavigationTools,
  route: Route,
  go: () => unknown,
): boolean {
  const detail = { path: buildPath(route, locale.$locale.get(), added), page: route.kind, ...slugsOf(route) };
  if (!emit('vitrine-before-navigate', detail)) return false;
  if (go() === false) return false;
  emit('vitrine-navigate', detail);
  return true;
}

/** A place that nothing outside the page knows. */
export function createMemoryNavigation(tools: NavigationTools): Navigation {
  const { mode, history, added } = tools;
  const $place = atom('start' in mode ? mode.start : { route: null, query: EMPTY_QUERY });
  const $steps = atom<readonly ReservationStep[]>([]);
  const show: Navigation['show'] = (place, steps) => {
    $steps.set(steps);
    if (place) $place.set(place);
  };
  return {
    mode: 'memory',
    keeps: mode.kind === 'memory' && mode.isKept ? 'entries' : 'nothing',
    added,
    $place,
    $steps,
    show,
    reread: () => {},
    address: () => '',
    history,
    moved: null,
    open: (route, query = {}) =>
      announceNavigation(tools, route, () => show({ route, query: { ...EMPTY_QUERY, ...query } }, [])),
    announced: (route, go) => announceNavigation(tools, route, go),
    href: () => null,
    scroll: createScrollPositions(history),
    dispose: () => {},
  };
}

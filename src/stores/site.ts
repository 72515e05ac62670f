import { atom, computed, type ReadableAtom } from 'nanostores';
import type { Locale } from '#domain/locale.ts';
import type { SiteMap } from '#domain/routes.ts';
import { EMPTY_QUERY } from '#domain/site/route-query.ts';
import type { SiteState } from '#domain/site/site-state.ts';
import type { Api } from '#platform/api/api.ts';
import type { Ports } from '#platform/ports.ts';
import { createAnnouncements } from './announcements.ts';
import type { BookingCartStore } from './cart/booking-cart.ts';
import type { CatalogueStore } from './catalogue.ts';
import type { CompanySource, CompanyStore } from './company.ts';
import { connect, type Connection } from './composition/connect.ts';
import type { LocaleStore } from './locale.ts';
import { createNavigation, type Navigation, type NavigationMode } from './navigation.ts';
import { createSharing } from './composition/sharing.ts';
import { siteStateOf, watchSite } from './composition/watch-site.ts';
import type { Eshop } from './products/open-eshop.ts';
import { createReservations, type Reservations } from './reservations.ts';
import type { TextLoader, TextNamespace, TextsStore, TextTree } from './texts.ts';
import type { VisitStore } from './visit/visit.ts';
import type { Keep } from './visitor/keep.ts';
import type { SessionStore } from './visitor/session.ts';
import type { Announcements, Emit } from './widget-events.ts';

/** Replies as they came from the back end, and texts, for a page that the server rendered: nothing of it is asked again. JSON. */
export interface SiteData {
  readonly locale: Locale;
  readonly company?: unknown;
  readonly shops?: unknown;
  readonly categories?: unknown;
  readonly texts?: Partial<Record<TextNamespace, TextTree>>;
}

export interface SiteOptions {
  readonly ports: Ports;
  /** Origin of the back end without a trailing slash; empty: the page's own. */
  readonly apiBase: string;
  readonly company: CompanySource;
  readonly texts: TextLoader;
  /** Wanted language, from an attribute, the address or the nearest `lang`; else the cookie's, else French. */
  readonly locale?: Locale;
  readonly initial?: SiteData;
  /** Of the page, where it has a site of this company in another language. */
  readonly reservations?: Reservations;
  /** Asks the back end to show a disabled site; grants nothing by itself. */
  readonly debug?: boolean;
  readonly previewTheme?: string;
}

/** Everything that the elements of one company on a page share. Created without `window`; does nothing until `start`. */
export interface Site {
  readonly ports: Ports;
  readonly api: Api;
  readonly company: CompanyStore;
  readonly locale: LocaleStore;
  readonly texts: TextsStore;
  readonly session: SessionStore;
  readonly catalogue: CatalogueStore;
  readonly bookingCart: BookingCartStore;
  /** What this company's site keeps in the browser. */
  readonly keep: Keep;
  readonly announcements: Announcements;
  /** Enabled, disabled, in maintenance, overloaded or unknown: which page to show in place of the wanted one. */
  readonly $state: ReadableAtom<SiteState | { readonly kind: 'starting' }>;
  /** The element's own place; each element gets its own by `forElement`. */
  readonly navigation: Navigation;
  /** The reservation, null until `openVisit` has loaded it. */
  readonly $visit: ReadableAtom<VisitStore | null>;
  /** Loads the code and the words of the reservation once; shared. */
  openVisit(): Promise<VisitStore>;
  /** The e-shop, null until `openEshop` has loaded it. */
  readonly $eshop: ReadableAtom<Eshop | null>;
  /** Loads the code of the e-shop once; shared. */
  openEshop(): Promise<Eshop>;
  /** Shared by the elements of the page. */
  readonly reservations: Reservations;
  /** Company, session, carts, and the tabs in step. Once, whoever calls. */
  start(): Promise<void>;
  /** The same site with the element's own navigation and voice. Dispose the navigation when the element leaves. */
  forElement(element: { readonly navigation: NavigationMode; readonly emit: Emit }): Site;
  /** What a server hands to the page: every reply read so far. */
  data(): SiteData;
  /** Timers, listeners and channels end. */
  dispose(): void;
}

export function createSite(options: SiteOptions): Site {
  const { ports } = options;
  const announcements = createAnnouncements();
  const connection = connect(options);
  const sharing = createSharing({ ports, connection, announcements });
  const { api, company, locale, texts, catalogue } = connection;
  const { session, bookingCart, keep } = sharing;

  const $siteMap = siteMapOf(connection);
  const navigate = (mode: NavigationMode, emit: Emit): Navigation =>
    createNavigation({ mode, history: ports.history, locale, $siteMap, emit });

  const $visit = atom<VisitStore | null>(null);
  const visit = onceLoaded(async () => {
    const [{ createVisit }] = await Promise.all([
      import('./visit/create-visit.ts'),
      company.ensure(),
      texts.ensure('reservation'),
    ]);
    if (texts.$texts.get().lacks('reservation')) throw new Error('A reservation has no words.');
    const opened = createVisit({ ports, connection, sharing, announcements });
    $visit.set(opened);
    return opened;
  });

  const $eshop = atom<Eshop | null>(null);
  const eshop = onceLoaded(async () => {
    const { openEshop } = await import('./products/open-eshop.ts');
    const opened = openEshop(connection, sharing, announcements);
    $eshop.set(opened);
    return opened;
  });

  const site: Site = {
    ports,
    api,
    company,
    locale,
    texts,
    session,
    catalogue,
    bookingCart,
    keep,
    announcements,
    $state: siteStateOf(connection, options.debug ?? false),
    navigation: navigate(
      { kind: 'memory', start: { route: { kind: 'home' }, query: EMPTY_QUERY } },
      announcements.emit,
    ),
    $visit,
    openVisit: visit,
    $eshop,
    openEshop: eshop,
    reservations: options.reservations ?? createReservations(),
    start: sharing.start,
    forElement: ({ navigation, emit }) => ({ ...site, navigation: navigate(navigation, emit) }),
    data: () => ({ locale: locale.$locale.get(), texts: texts.data(), ...connection.replies() }),
    dispose() {
      for (const part of [$visit.get(), $eshop.get(), sharing, connection, watching]) part?.dispose();
    },
  };
  const watching = watchSite(site);
  return site;
}

/** Shared by whoever asks; where the code did not arrive, the next who asks may have better luck. */
function onceLoaded<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    }));
}

/** What tells one path from another, as far as it is known. */
function siteMapOf({ locale, catalogue }: Connection): ReadableAtom<SiteMap> {
  return computed(
    [locale.$locales, catalogue.$shops, catalogue.$categories],
    (locales, shops, categories): SiteMap => ({
      locales,
      ...(shops.kind === 'ready' && { shopSlugs: new Set(shops.value.map(({ slug }) => slug)) }),
      ...(categories.kind === 'ready' && {
        categorySlugs: new Set(categories.value.map(({ slug }) => slug)),
      }),
    }),
  );
}

import { computed, type ReadableAtom } from 'nanostores';
import type { AddedRoutes } from '#domain/site/route-patterns.ts';
import type { SiteMap } from '#domain/site/routes.ts';
import { EMPTY_QUERY } from '#domain/site/route-query.ts';
import type { SiteState } from '#domain/site/site-state.ts';
import { createAnnouncements } from './announcements.ts';
import type { BookingCartStore } from './cart/booking-cart.ts';
import type { CatalogueStore } from './company/catalogue.ts';
import type { CompanyStore } from './company/company.ts';
import { connect, type Connection } from './composition/connect.ts';
import type { LocaleStore } from './texts/locale.ts';
import {
  createMemoryNavigation,
  type CreateNavigation,
  type Navigation,
  type NavigationMode,
} from './navigation/navigation.ts';
import { createOpenedFeatures, type OpenedFeatures } from './composition/opened-features.ts';
import type { SiteData, SiteOptions } from './composition/site-options.ts';
import { createVisitorState } from './composition/visitor-state.ts';
import { siteStateOf, watchSite } from './composition/watch-site.ts';
import { createReservations, type Reservations } from './navigation/reservations.ts';
import type { TextsStore } from './texts/texts.ts';
import type { SessionStore } from './visitor/session.ts';
import type { Announcements, Emit } from './widget-events.ts';

/** What one element of a site has of its own. */
export interface ElementPlace {
  readonly navigation: NavigationMode;
  readonly emit: Emit;
  /** The pages that features have added, where the element shows them. */
  readonly added?: AddedRoutes | undefined;
  /** Absent: it has no place in the page. */
  readonly create?: CreateNavigation | undefined;
}

/** Everything that the elements of one company on a page share. Created without `window`; does nothing until `start`. */
export interface Site {
  readonly company: CompanyStore;
  readonly locale: LocaleStore;
  readonly texts: TextsStore;
  readonly session: SessionStore;
  readonly catalogue: CatalogueStore;
  readonly bookingCart: BookingCartStore;
  /** Whether a time is kept for the visitor, in this tab or another: the visit's store, once it is opened, tells which. */
  isTimeKept(): Promise<boolean>;
  readonly announcements: Announcements;
  /** It was asked for as it is drafted; `previewSessionFeature` tells whether it is shown so. */
  readonly isPreview: boolean;
  /** The page comes from the back end's origin, as the company's own site does, and so does what that serves beside its pages. */
  readonly isAtBackEnd: boolean;
  /** Enabled, disabled, in maintenance, overloaded or unknown: which page to show in place of the wanted one. */
  readonly $state: ReadableAtom<SiteState | { readonly kind: 'starting' }>;
  /** The element's own place; each element gets its own by `forElement`. */
  readonly navigation: Navigation;
  /** Loads the store of a feature and its texts once; shared. Rejects where one of them does not arrive. */
  open: OpenedFeatures['open'];
  /** The store of a feature, null until `open` has loaded it. */
  opened: OpenedFeatures['opened'];
  openedFeatures: OpenedFeatures['list'];
  /** Shared by the elements of the page. */
  readonly reservations: Reservations;
  /** Tells those who run the site what they have set up wrongly; the same once. */
  warn(message: string): void;
  /** Company, session, carts, and the tabs in step. Once, whoever calls. */
  start(): Promise<void>;
  /** The same site with the element's own navigation and events. Dispose the navigation when the element leaves. */
  forElement(element: ElementPlace): Site;
  /** What a server hands to the page: every reply read so far. */
  data(): SiteData;
  /** Timers, listeners and channels end. */
  dispose(): void;
}

export function createSite(options: SiteOptions): Site {
  const { ports } = options;
  const announcements = createAnnouncements();
  const connection = connect(options);
  const reservations = options.reservations ?? createReservations();
  const visitor = createVisitorState({ ports, connection, announcements, reservations });
  const { company, locale, texts, catalogue } = connection;
  const { session, bookingCart } = visitor;

  const $siteMap = siteMapOf(connection);
  const navigate = ({ navigation: mode, emit, added, create }: ElementPlace): Navigation =>
    (create ?? createMemoryNavigation)({ mode, history: ports.history, locale, $siteMap, emit, added });

  const features = createOpenedFeatures({ ports, connection, visitor, announcements });
  const site: Site = {
    company,
    locale,
    texts,
    session,
    catalogue,
    bookingCart,
    isTimeKept: visitor.isTimeKept,
    announcements,
    isPreview: options.previewTheme !== undefined,
    isAtBackEnd: !options.apiBase || options.apiBase === options.pageOrigin,
    $state: siteStateOf(connection, options.debug ?? false),
    navigation: navigate({
      navigation: { kind: 'memory', start: { route: { kind: 'home' }, query: EMPTY_QUERY } },
      emit: announcements.emit,
    }),
    warn: connection.warnOf,
    open: features.open,
    opened: features.opened,
    openedFeatures: features.list,
    reservations,
    start: visitor.start,
    forElement: (place) => ({ ...site, navigation: navigate(place) }),
    data: () => ({ locale: locale.$locale.get(), texts: texts.data(), ...connection.replies() }),
    dispose() {
      for (const part of [features, visitor, connection, watching]) part.dispose();
    },
  };
  const watching = watchSite(site);
  return site;
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

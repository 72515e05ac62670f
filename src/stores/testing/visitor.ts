// Loaded with the first customer, or the first cart beside; here they are there at once, since the clock of a test does not wait for files.
import '../cart/saved-cart-storage.ts';
import '../cart/saved/booked-meanwhile.ts';
import '../cart/cart-sync.ts';
import '../cart/changes/join-visits.ts';
import '../cart/changes/offered-cart.ts';
import '../visitor/open-visits.ts';
import '#domain/carts/joining/join-products.ts';
import { EMPTY_QUERY } from '#domain/site/route-query.ts';
import { createMemoryClock, type MemoryClock } from '#platform/memory/clock.ts';
import { createMemoryHistory, type MemoryHistory } from '#platform/memory/history.ts';
import { createMemoryNetwork, type Sent } from '#platform/memory/network.ts';
import { createMemoryPorts } from '#platform/memory/ports.ts';
import { createLateStorage, memoryCookies, memoryStorage } from '#platform/memory/storage.ts';
import { createMemoryBrowser } from '#platform/memory/tabs.ts';
import type { Fault as ReportedFault, Ports } from '#platform/ports.ts';
import type { SiteOptions } from '../composition/site-options.ts';
import { createSite, type Site } from '../site.ts';
import type { TextTree } from '../texts/texts.ts';
import type { WidgetEventName } from '../widget-events.ts';
import { createBackEnd, type BackEnd } from './back-end.ts';

/** One browser before one back end. */
export interface Visitor {
  readonly clock: MemoryClock;
  readonly backEnd: BackEnd;
  readonly sent: readonly Sent[];
  readonly jar: Map<string, string>;
  readonly kept: Map<string, string>;
  readonly faults: ReportedFault[];
  /** Opens a page; `tabStorage` given: a reload of the tab that had it. */
  open(options?: OpenOptions): Promise<Page>;
}

export interface OpenOptions extends Partial<Omit<SiteOptions, 'ports'>> {
  readonly tabStorage?: Map<string, string>;
  /** Opens another language, or another place, in that page; it has the tab's storage and history in common. */
  readonly inPage?: Page;
  readonly address?: string;
  readonly ports?: Partial<Ports>;
  /** Open as soon as it is begun: who is there is still being asked. */
  readonly isEarly?: boolean;
}

export interface Page {
  readonly site: Site;
  readonly tabStorage: Map<string, string>;
  readonly events: { readonly name: WidgetEventName; readonly detail: unknown }[];
  /** Names of `vitrine-before-…` events that the host page prevents. */
  readonly prevented: Set<WidgetEventName>;
  readonly history: MemoryHistory;
  readonly openedAt: number;
  returnToTab(): void;
}

export const HOME = { route: { kind: 'home' as const }, query: EMPTY_QUERY };

export const MONDAY = Date.UTC(2026, 0, 5, 6);

const NAMES: readonly WidgetEventName[] = [
  'vitrine-before-add',
  'vitrine-cart-change',
  'vitrine-purchase',
  'vitrine-before-booking',
  'vitrine-booking-confirmed',
  'vitrine-login',
  'vitrine-sign-up',
  'vitrine-search',
  'vitrine-logout',
  'vitrine-error',
];

/**
 * `beside`: another device before the back end of that one. What one tab stores, another finds after so many turns
 * (`storageTurns`).
 */
export function createVisitor(beside?: Pick<Visitor, 'clock' | 'backEnd'>, storageTurns = 0): Visitor {
  const clock = beside?.clock ?? createMemoryClock(MONDAY);
  const backEnd = beside?.backEnd ?? createBackEnd(clock);
  const network = createMemoryNetwork(clock, backEnd.serve);
  const browser = createMemoryBrowser();
  const pages = new Map<unknown, { close(): void }>();
  const jar = new Map<string, string>();
  const kept = new Map<string, string>();
  const faults: ReportedFault[] = [];
  const openStorage = createLateStorage(kept, storageTurns);

  async function open({
    inPage,
    tabStorage = inPage?.tabStorage ?? new Map(),
    address = '/',
    ports = {},
    isEarly = false,
    ...options
  }: OpenOptions = {}): Promise<Page> {
    // What a tab keeps for itself is in one page at a time: it is loaded anew.
    if (!inPage) pages.get(tabStorage)?.close();
    const tab = browser.tab(inPage);
    pages.set(tabStorage, tab);
    const history = inPage?.history ?? createMemoryHistory(address);
    const site = createSite({
      ports: createMemoryPorts({
        fetch: network.fetch,
        clock,
        cookies: memoryCookies(jar),
        storage: openStorage(tab.findStored),
        tabStorage: memoryStorage(tabStorage),
        tabs: tab,
        history,
        report: (fault) => void faults.push(fault),
        ...ports,
      }),
      apiBase: 'https://api.example',
      company: { kind: 'token', token: 'cmp_x' },
      texts: (locale, namespace) =>
        Promise.resolve({ continue: `${locale} ${namespace}` } satisfies TextTree),
      ...options,
    });
    const events: Page['events'] = [];
    const prevented = new Set<WidgetEventName>();
    site.announcements.attach({
      names: new Set(NAMES),
      emit(name, detail) {
        events.push({ name, detail });
        return !prevented.has(name);
      },
    });
    const started = site.start();
    if (!isEarly) await started;
    await Promise.all([site.catalogue.ensureShops(), site.catalogue.ensureCategories()]);
    await clock.settle();
    return {
      site,
      tabStorage,
      events,
      prevented,
      history,
      openedAt: tab.openedAt,
      returnToTab: tab.returnToTab,
    };
  }

  return { clock, backEnd, sent: network.sent, jar, kept, faults, open };
}

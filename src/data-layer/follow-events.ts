import { followConsent, hasConsent } from './consent.ts';
import { followCarts, type On, type Told } from './follow-carts.ts';
import type { DataLayer, DataLayerEntry, DataLayerOptions } from './entries.ts';
import { followLists } from './follow-lists.ts';
import { checkedOut, purchased, purchasedProducts } from './ga4.ts';
import { createToldOnce } from './told-once.ts';

const isLayer = (value: unknown): value is DataLayer =>
  typeof value === 'object' && value !== null && 'push' in value && typeof value.push === 'function';

function layerOf(view: object): DataLayer {
  const known: unknown = Reflect.get(view, 'dataLayer');
  if (isLayer(known)) return known;
  const made: DataLayerEntry[] = [];
  Reflect.set(view, 'dataLayer', made);
  return made;
}

/**
 * Tells the elements' events to the page's data layer by the names of Google Analytics 4, while the visitor consents and never of what
 * was before. Without consent nothing is pushed but that it is refused, and nothing is kept. Returns what ends it.
 */
export function followEvents({
  dataLayer,
  consentMode = true,
  document = globalThis.document,
}: DataLayerOptions = {}): () => void {
  const view = document.defaultView ?? globalThis;
  const isNew = createToldOnce(() => view.localStorage);
  const ending = new AbortController();
  const { signal } = ending;
  const consent = consentMode ? followConsent(document, dataLayer ?? layerOf(view)) : undefined;
  const tell = (entries: readonly DataLayerEntry[]) => {
    consent?.flush();
    if (!hasConsent(document)) return;
    for (const entry of entries) (dataLayer ?? layerOf(view)).push(entry);
  };
  const on: On = (name, act) =>
    document.addEventListener(name, (event) => act(event as unknown as Told<typeof name>), { signal });

  followCarts(document, on, tell);
  followLists(on, tell);
  on('vitrine-before-booking', (event) => {
    // Whoever listens after this may prevent it.
    queueMicrotask(() => {
      if (!event.defaultPrevented) tell(checkedOut(event.detail));
    });
  });
  on('vitrine-booking-confirmed', ({ detail }) => {
    if (hasConsent(document) && isNew(detail.id)) tell(purchased(detail));
  });
  on('vitrine-purchase', ({ detail }) => {
    if (hasConsent(document) && isNew(detail.id)) tell(purchasedProducts(detail));
  });
  // Another tab tells what the visitor does there.
  const tellSeen = (entry: DataLayerEntry) => {
    if (document.visibilityState === 'visible') tell([entry]);
  };
  on('vitrine-login', () => tellSeen({ event: 'login' }));
  on('vitrine-sign-up', () => tellSeen({ event: 'sign_up' }));
  on('vitrine-search', ({ detail: { services } }) =>
    tell([{ event: 'search', search_term: services.map(({ name }) => name).join(', ') }]),
  );
  return () => {
    consent?.stop();
    ending.abort();
  };
}

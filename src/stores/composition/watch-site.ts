import { computed, type ReadableAtom } from 'nanostores';
import { siteState, type CompanyStanding, type SiteState } from '#domain/site/site-state.ts';
import type { Connection } from './connect.ts';
import { eventService, eventShop, eventWords } from '../events/event-lines.ts';
import type { Load } from '../load.ts';
import type { BookingCartStore } from '../cart/booking-cart.ts';
import type { Announcements } from '../widget-events.ts';
import type { Company } from '#domain/company/company.ts';

export function siteStateOf(
  { company, catalogue }: Connection,
  debug: boolean,
): ReadableAtom<SiteState | { readonly kind: 'starting' }> {
  // While a list that failed is asked for again, the visitor goes on waiting where they are.
  let hasFailed = false;
  return computed([company.$company, catalogue.$shops], (load, shops) => {
    if (shops.kind === 'ready' || shops.kind === 'failed') hasFailed = shops.kind === 'failed';
    const standing = standingOf(load, debug);
    if (!standing) return { kind: 'starting' } as const;
    return siteState(standing, shops.kind === 'ready' ? 'loaded' : hasFailed ? 'failed' : 'pending');
  });
}

function standingOf(load: Load<Company>, debug: boolean): CompanyStanding | null {
  switch (load.kind) {
    case 'idle':
    case 'loading':
      return null;
    case 'failed':
      return { kind: load.problem.type === 'company_error' ? 'unknown' : 'unresolved' };
    case 'ready': {
      const { closure, debug: granted } = load.value;
      return {
        kind: 'known',
        siteDisabled: closure.disabled,
        maintenance: closure.maintenance,
        debug: debug || granted,
      };
    }
  }
}

interface WatchedSite extends Pick<Connection, 'catalogue' | 'company' | 'locale'> {
  readonly bookingCart: BookingCartStore;
  readonly announcements: Announcements;
}

/** Tells the host page what changes for all elements alike. */
export function watchSite({ catalogue, bookingCart, announcements, ...said }: WatchedSite): {
  dispose(): void;
} {
  const announceCart = () => {
    const words = eventWords(said);
    const services = catalogue.$services.get();
    const shop = bookingCart.$shop.get();
    announcements.emit('vitrine-cart-change', {
      cart: 'booking',
      services: bookingCart.$cart.get().serviceIds.map((id) => {
        const service = services.get(id);
        return service ? eventService(service, shop, words) : { id, slug: '', name: '' };
      }),
      shop: eventShop(shop),
      currency: words.currency.code,
    });
  };
  const offs = [bookingCart.$cart.listen(announceCart)];
  return {
    dispose() {
      for (const off of offs) off();
    },
  };
}

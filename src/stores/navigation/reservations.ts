import type { Route } from '#domain/site/routes.ts';
import type { RouteQuery } from '#domain/site/route-query.ts';
import type { Navigation } from './navigation.ts';

/** How an element that shows no pages, as the cart's button, reaches one on the same page that does. */
export interface Reservations {
  /** Through the first element that shows reservations; null where there is none. */
  ask(route: Route, query: Partial<RouteQuery>): boolean | null;
  /** Whether one of them shows a reservation now. */
  isOpen(): boolean;
  /** Calls back once the page's history says so too, after a reservation was opened or closed. */
  onChange(act: () => void): void;
  /** An element with this navigation shows them from now on; call the result when it leaves. */
  serve(navigation: Pick<Navigation, 'open' | '$place'>): () => void;
}

export function createReservations(): Reservations {
  const servants = new Set<Pick<Navigation, 'open' | '$place'>>();
  const acts = new Set<() => void>();
  const isOpen = () => [...servants].some(({ $place }) => $place.get().query.page === 'reserved');
  let wasOpen = false;
  function look(): void {
    if (isOpen() === wasOpen) return;
    wasOpen = !wasOpen;
    queueMicrotask(() => acts.forEach((act) => act()));
  }
  return {
    ask(route, query) {
      const [first] = servants;
      return first ? first.open(route, query) : null;
    },
    isOpen,
    onChange: (act) => void acts.add(act),
    serve(navigation) {
      servants.add(navigation);
      const off = navigation.$place.subscribe(look);
      return () => {
        off();
        servants.delete(navigation);
        look();
      };
    },
  };
}

import type { Route } from '#domain/site/routes.ts';
import type { RouteQuery } from '#domain/site/route-query.ts';
import type { Navigation } from './navigation.ts';

/** How an element that shows no pages, as the cart's button, reaches one on the same page that does. */
export interface Reservations {
  /** Through the first element that shows reservations; null where there is none. */
  ask(route: Route, query: Partial<RouteQuery>): boolean | null;
  /** Whether one of them shows a reservation now. */
  isOpen(): boolean;
  /** An element with this navigation shows them from now on; call the result when it leaves. */
  serve(navigation: Pick<Navigation, 'open' | '$place'>): () => void;
}

export function createReservations(): Reservations {
  const servants = new Set<Pick<Navigation, 'open' | '$place'>>();
  return {
    ask(route, query) {
      const [first] = servants;
      return first ? first.open(route, query) : null;
    },
    isOpen: () => [...servants].some(({ $place }) => $place.get().query.page === 'reserved'),
    serve(navigation) {
      servants.add(navigation);
      return () => void servants.delete(navigation);
    },
  };
}

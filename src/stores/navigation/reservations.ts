import type { Route } from '#domain/site/routes.ts';
import type { RouteQuery } from '#domain/site/route-query.ts';

/** Opens a reservation; false when it did not come about. */
export type OpenReservation = (route: Route, query: Partial<RouteQuery>) => boolean;

/** How an element that shows no pages, as the cart's button, reaches one on the same page that does. */
export interface Reservations {
  /** Through the first element that shows reservations; null where there is none. */
  ask(route: Route, query: Partial<RouteQuery>): boolean | null;
  /** This element shows them from now on; call the result when it leaves. */
  serve(open: OpenReservation): () => void;
}

export function createReservations(): Reservations {
  const servants = new Set<OpenReservation>();
  return {
    ask(route, query) {
      const [first] = servants;
      return first ? first(route, query) : null;
    },
    serve(open) {
      servants.add(open);
      return () => void servants.delete(open);
    },
  };
}

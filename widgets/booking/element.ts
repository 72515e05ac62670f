import { EMPTY_QUERY, type RouteQuery } from '#domain/site/route-query.ts';
import { defineElement } from '#element/define-element.ts';
import { siteTree } from '#element/site/site-tree.tsx';
import { queryNavigation } from '#stores/navigation/query-navigation.ts';
import { Booking } from './booking.tsx';
import { bookingDefinition } from './definition.ts';

/** Registers `vitrine-booking`. */
export function define(): void {
  defineElement(
    bookingDefinition,
    siteTree({
      definition: bookingDefinition,
      Screen: Booking,
      texts: 'booking',
      reserves: true,
      createNavigation: queryNavigation,
      value: async () => (await import('./booked-reference.ts')).followBookedReference,
      // The attributes say what it starts with; its place says where the visitor has gone from there.
      navigation({ syncUrl, history, open, service }) {
        const isReserving = open === 'times' && service !== undefined;
        const query: RouteQuery = { ...EMPTY_QUERY, page: isReserving ? 'reserved' : null };
        const start = { route: { kind: 'home' }, query } as const;
        const isOff = history === 'off';
        if (syncUrl) return { kind: 'query', start, isSingle: isOff };
        return { kind: 'memory', start, isKept: !isOff };
      },
    }),
  );
}

import { EMPTY_QUERY } from '#domain/site/route-query.ts';
import { Booking } from '#widgets/booking/booking.tsx';
import { defineWidget } from '../define-widget.ts';
import { bookingFace } from '../faces/booking.ts';
import { siteTree } from '../site/site-tree.tsx';

/** Registers `vitrine-booking`. */
export function define(): void {
  defineWidget(
    bookingFace,
    siteTree({
      face: bookingFace,
      Screen: Booking,
      texts: 'booking',
      reserves: true,
      // The attributes say what it starts with; its place says where the visitor has gone from there.
      navigation: ({ syncUrl }) => ({
        kind: syncUrl ? 'query' : 'memory',
        start: { route: { kind: 'home' }, query: EMPTY_QUERY },
      }),
      waiting: 'h-96',
    }),
  );
}

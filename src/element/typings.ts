import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { WidgetEvents } from '#stores/widget-events.ts';
import type { Face, Values } from './face.ts';
import type { bookingFace } from './faces/booking.ts';
import type { cartFace } from './faces/cart.ts';
import type { storefrontFace } from './faces/storefront.ts';

/** An element as a script sees it: its properties can be set to any value that they can have, or to nothing. */
type ElementOf<F extends Face> = HTMLElement & {
  -readonly [Name in keyof Values<F>]: Values<F>[Name] | null;
};

export type VitrineBooking = ElementOf<typeof bookingFace>;
export type VitrineCart = ElementOf<typeof cartFace>;
export type VitrineStorefront = ElementOf<typeof storefrontFace>;

interface Elements {
  'vitrine-booking': VitrineBooking;
  'vitrine-cart': VitrineCart;
  'vitrine-storefront': VitrineStorefront;
}

type EventsByName = { [Name in keyof WidgetEvents]: CustomEvent<WidgetEvents[Name]> };

/** In React 19 an unknown property of a custom element is set as it is; `on` before an event's name listens to it. */
type InReact<E extends HTMLElement> = DetailedHTMLProps<HTMLAttributes<E>, E> &
  Partial<Omit<E, keyof HTMLElement>> & {
    [Name in keyof WidgetEvents as `on${Name}`]?: (event: CustomEvent<WidgetEvents[Name]>) => void;
  };

declare global {
  // Merging needs interfaces, also where they only take over what is elsewhere.
  interface HTMLElementTagNameMap extends Elements {}
  interface GlobalEventHandlersEventMap extends EventsByName {}
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'vitrine-booking': InReact<VitrineBooking>;
      'vitrine-cart': InReact<VitrineCart>;
      'vitrine-storefront': InReact<VitrineStorefront>;
    }
  }
}

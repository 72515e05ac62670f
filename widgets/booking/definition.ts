import type { ElementDefinition } from '#element/definition/definition.ts';
import type { ElementOf, InReact } from '#element/typings.ts';
import { bookingEvents, everyAttribute, everyEvent } from '#element/every-element/definition.ts';

export const bookingDefinition = {
  tag: 'vitrine-booking',
  attributes: {
    ...everyAttribute,
    category: { kind: 'string' },
    service: { kind: 'string' },
    'sync-url': { kind: 'boolean' },
    history: { kind: 'enum', values: ['on', 'off'], initial: 'on' },
  },
  events: { ...everyEvent, ...bookingEvents },
} as const satisfies ElementDefinition;

export type VitrineBooking = ElementOf<typeof bookingDefinition>;

declare global {
  interface HTMLElementTagNameMap {
    'vitrine-booking': VitrineBooking;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'vitrine-booking': InReact<VitrineBooking>;
    }
  }
}

import type { ElementDefinition } from '#element/definition/definition.ts';
import type { ElementOf, InReact } from '#element/typings.ts';
import { bookingEvents, everyAttribute, everyEvent } from '#element/every-element/definition.ts';

export const storefrontDefinition = {
  tag: 'vitrine-storefront',
  attributes: { ...everyAttribute, base: { kind: 'string', initial: '' } },
  events: { ...everyEvent, ...bookingEvents },
} as const satisfies ElementDefinition;

export type VitrineStorefront = ElementOf<typeof storefrontDefinition>;

declare global {
  interface HTMLElementTagNameMap {
    'vitrine-storefront': VitrineStorefront;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'vitrine-storefront': InReact<VitrineStorefront>;
    }
  }
}

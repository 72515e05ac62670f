import type { ElementDefinition } from '#element/definition/definition.ts';
import type { ElementOf, InReact } from '#element/typings.ts';
import { everyAttribute, everyEvent } from '#element/every-element/definition.ts';

export const cartDefinition = {
  tag: 'vitrine-cart',
  attributes: everyAttribute,
  events: everyEvent,
} as const satisfies ElementDefinition;

export type VitrineCart = ElementOf<typeof cartDefinition>;

declare global {
  interface HTMLElementTagNameMap {
    'vitrine-cart': VitrineCart;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'vitrine-cart': InReact<VitrineCart>;
    }
  }
}

import type { ElementDefinition } from '#element/definition/definition.ts';
import { bookingEvents, everyAttribute, everyEvent } from '#element/every-element/definition.ts';

export const storefrontDefinition = {
  tag: 'vitrine-storefront',
  attributes: { ...everyAttribute, base: { kind: 'string', initial: '' } },
  events: { ...everyEvent, ...bookingEvents, 'vitrine-search': {} },
  space: [{ narrow: 1600, wide: 1170 }],
} as const satisfies ElementDefinition;

import type { ElementDefinition } from '#element/definition/definition.ts';
import { everyAttribute, everyEvent } from '#element/every-element/definition.ts';

export const contactDefinition = {
  tag: 'vitrine-contact',
  attributes: {
    ...everyAttribute,
    base: { kind: 'string' },
  },
  events: everyEvent,
  space: [{ narrow: 1400, wide: 1000 }],
} as const satisfies ElementDefinition;

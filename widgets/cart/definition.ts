import type { ElementDefinition } from '#element/definition/definition.ts';
import { everyAttribute, everyEvent } from '#element/every-element/definition.ts';

export const cartDefinition = {
  tag: 'vitrine-cart',
  attributes: everyAttribute,
  events: everyEvent,
  space: [{ narrow: 44, wide: 44, isInline: true }],
} as const satisfies ElementDefinition;

import type { ElementDefinition } from '#element/definition/definition.ts';
import { everyAttribute, everyEvent, storefrontAttribute } from '#element/every-element/definition.ts';

export const cartDefinition = {
  tag: 'vitrine-cart',
  attributes: { ...everyAttribute, ...storefrontAttribute },
  events: everyEvent,
  space: [[44, 44, '*', true]],
} as const satisfies ElementDefinition;

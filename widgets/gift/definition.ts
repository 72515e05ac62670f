import type { ElementDefinition } from '#element/definition/definition.ts';
import { everyAttribute, everyEvent } from '#element/every-element/definition.ts';

export const giftDefinition = {
  tag: 'vitrine-gift',
  attributes: { ...everyAttribute, base: { kind: 'string' } },
  events: everyEvent,
  space: [[1290, 1020]],
} as const satisfies ElementDefinition;

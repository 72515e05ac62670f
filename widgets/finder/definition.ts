import { RADIUS } from '#domain/shops/nearby.ts';
import type { ElementDefinition } from '#element/definition/definition.ts';
import { everyAttribute, everyEvent, storefrontAttribute } from '#element/every-element/definition.ts';

const { shop: _shop, ...everyOther } = everyAttribute;

export const finderDefinition = {
  tag: 'vitrine-finder',
  attributes: {
    ...everyOther,
    service: { kind: 'string' },
    radius: { kind: 'number', initial: RADIUS.initial, min: RADIUS.least, max: RADIUS.most, whole: true },
    ...storefrontAttribute,
    display: { kind: 'enum', values: ['list', 'button'], initial: 'list' },
    label: { kind: 'string' },
    'show-more': { kind: 'boolean' },
  },
  events: everyEvent,
  space: [
    [48, 48, '[display=button]'],
    [1580, 1530],
  ],
} as const satisfies ElementDefinition;

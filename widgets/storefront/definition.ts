import type { ElementDefinition } from '#element/definition/definition.ts';
import { bookingEvents, everyAttribute, everyEvent } from '#element/every-element/definition.ts';

/** What stands around the pages: head and foot, or nothing. */
const LAYOUTS = ['default', 'empty'] as const;

export type LayoutName = (typeof LAYOUTS)[number];

export const storefrontDefinition = {
  tag: 'vitrine-storefront',
  attributes: {
    ...everyAttribute,
    base: { kind: 'string', initial: '' },
    layout: { kind: 'enum', values: LAYOUTS, initial: 'default' },
  },
  events: { ...everyEvent, ...bookingEvents, 'vitrine-search': {} },
  space: [[1600, 1170]],
} as const satisfies ElementDefinition;

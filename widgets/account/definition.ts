import type { AccountPage } from '#domain/account/account-pages.ts';
import type { ElementDefinition } from '#element/definition/definition.ts';
import { everyAttribute, everyEvent } from '#element/every-element/definition.ts';

const PAGES = ['orders', 'eshop-orders', 'credit', 'profile', 'loyalty'] as const satisfies AccountPage[];

export const accountDefinition = {
  tag: 'vitrine-account',
  attributes: {
    ...everyAttribute,
    page: { kind: 'enum', values: PAGES, initial: 'orders' },
    base: { kind: 'string' },
    'sync-url': { kind: 'boolean' },
    history: { kind: 'enum', values: ['on', 'off'], initial: 'on' },
  },
  events: everyEvent,
  space: [{ narrow: 640, wide: 520 }],
} as const satisfies ElementDefinition;

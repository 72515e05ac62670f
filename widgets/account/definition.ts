import type { AccountPage } from '#domain/account/account-pages.ts';
import type { ElementDefinition } from '#element/definition/definition.ts';
import { everyAttribute, everyEvent, storefrontAttribute } from '#element/every-element/definition.ts';

const PAGES = ['orders', 'eshop-orders', 'credit', 'profile', 'loyalty'] as const satisfies AccountPage[];

export const accountDefinition = {
  tag: 'vitrine-account',
  attributes: {
    ...everyAttribute,
    ...storefrontAttribute,
    history: { kind: 'enum', values: ['on', 'off'], initial: 'on' },
    page: { kind: 'enum', values: PAGES, initial: 'orders' },
    'sync-url': { kind: 'boolean' },
  },
  events: everyEvent,
  space: [[636, 573]],
} as const satisfies ElementDefinition;

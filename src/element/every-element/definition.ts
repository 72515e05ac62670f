import { LOCALES } from '#domain/locale.ts';
import type { AttributeDefinition, EventDefinition } from '../definition/definition.ts';

/** What every element takes. */
export const everyAttribute = {
  company: { kind: 'string' },
  api: { kind: 'string' },
  locale: { kind: 'enum', values: LOCALES, isLanguage: true },
  shop: { kind: 'string' },
  theme: { kind: 'json' },
  'heading-level': { kind: 'number', initial: 2, min: 1, max: 6, whole: true },
  'min-height': { kind: 'number', min: 0 },
  render: { kind: 'enum', values: ['server', 'client'], initial: 'server' },
} as const satisfies Record<string, AttributeDefinition>;

/** The address of the company's storefront, for elements that lead to pages which only a whole site has. */
export const storefrontAttribute = {
  base: { kind: 'string', isStorefront: true },
} as const satisfies Record<string, AttributeDefinition>;

/** What every element may tell: a fact of the whole page leaves through any one of them. */
export const everyEvent = {
  'vitrine-ready': {},
  'vitrine-before-navigate': { cancelable: true },
  'vitrine-navigate': {},
  'vitrine-before-add': { cancelable: true },
  'vitrine-cart-change': {},
  'vitrine-purchase': {},
  'vitrine-login': {},
  'vitrine-sign-up': {},
  'vitrine-logout': {},
  'vitrine-error': {},
} as const satisfies Record<string, EventDefinition>;

/** What an element tells in which a visit can be booked. */
export const bookingEvents = {
  'vitrine-list': {},
  'vitrine-before-booking': { cancelable: true },
  'vitrine-booking-confirmed': {},
} as const satisfies Record<string, EventDefinition>;

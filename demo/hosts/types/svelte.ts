import type { SvelteHTMLElements } from 'svelte/elements';
import type {} from '../../../src/types/svelte.d.ts';

export const right: readonly [SvelteHTMLElements['vitrine-booking'], SvelteHTMLElements['vitrine-finder']] = [
  {
    shop: 'paris-marais',
    'heading-level': 3,
    theme: { buttonsColor: '#2f6b46' },
    'onvitrine-navigate': ({ detail }) => detail.path,
  },
  { 'show-more': true, class: 'shops' },
];

// @ts-expect-error: a level is a number
export const level: SvelteHTMLElements['vitrine-booking'] = { headingLevel: 'three' };
// @ts-expect-error: no such language
export const locale: SvelteHTMLElements['vitrine-cart'] = { locale: 'pt' };
// @ts-expect-error: it has no service
export const service: SvelteHTMLElements['vitrine-cart'] = { service: 'massage' };
// @ts-expect-error: it tells of no booking
export const event: SvelteHTMLElements['vitrine-cart'] = { 'onvitrine-booking-confirmed': () => {} };
export const detail: SvelteHTMLElements['vitrine-cart'] = {
  // @ts-expect-error: the detail has no such field
  'onvitrine-navigate': (told) => told.detail.where,
};

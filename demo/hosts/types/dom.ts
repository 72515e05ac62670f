import type {} from '../../../src/types/elements.d.ts';

export function right(page: Document) {
  const booking = page.createElement('vitrine-booking');
  booking.headingLevel = 3;
  booking.theme = { buttonsColor: '#2f6b46' };
  booking.locale = null;
  booking.addEventListener('vitrine-booking-confirmed', ({ detail }) => detail.value * 2);
  return page.querySelector('vitrine-finder')?.showMore;
}

export function wrong(page: Document) {
  const cart = page.createElement('vitrine-cart');
  // @ts-expect-error: a level is a number
  cart.headingLevel = 'three';
  // @ts-expect-error: no such language
  cart.locale = 'pt';
  // @ts-expect-error: it has no service
  cart.service = 'massage';
  // @ts-expect-error: the detail has no such field
  cart.addEventListener('vitrine-navigate', ({ detail }) => detail.where);
  // @ts-expect-error: no such element
  return page.querySelector('vitrine-basket')?.locale;
}

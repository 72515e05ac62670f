import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { HostPage } from './host.ts';
import type {} from '../../../src/types/react.d.ts';

/** As a server of React's writes it, and as its page takes it over. */
export const page = createElement(
  'section',
  null,
  createElement('h1', null, 'Institut'),
  createElement('vitrine-booking', { shop: 'paris-marais', 'heading-level': 3 }),
);

export const host: HostPage = {
  show(place) {
    hydrateRoot(place, page);
    return () => {};
  },
};

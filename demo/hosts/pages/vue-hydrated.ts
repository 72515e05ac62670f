import { createSSRApp, h } from 'vue';
import type { HostPage } from './host.ts';

/** As a server of Vue's writes it, and as its page takes it over. */
export const app = () =>
  createSSRApp({
    render: () =>
      h('section', [h('h1', 'Institut'), h('vitrine-booking', { shop: 'paris-marais', 'heading-level': 3 })]),
  });

export const host: HostPage = {
  show(place) {
    app().mount(place);
    return () => {};
  },
};

import { createApp, defineComponent, h } from 'vue';
import { createRouter, createWebHistory, RouterLink, RouterView } from 'vue-router';
import type { RoutedPage } from './host.ts';

// As components: a plain function is one that loads a component, to this router.
const Booking = defineComponent({
  render: () => h('vitrine-booking', { category: 'massages', service: 'massage-suedois' }),
});
const About = defineComponent({ render: () => h('h1', 'Trois cabines') });

export const host: RoutedPage = {
  show(place, path) {
    const router = createRouter({
      history: createWebHistory(),
      routes: [
        { path, component: Booking },
        { path: `${path}/about`, component: About },
      ],
    });
    const link = (to: string, name: string) => h(RouterLink, { to }, () => name);
    createApp({
      render: () => [
        h('nav', [link(path, 'Réserver'), ' ', link(`${path}/about`, 'L’institut')]),
        h(RouterView),
      ],
    })
      .use(router)
      .mount(place);
  },
};

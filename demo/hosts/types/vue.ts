import type { GlobalComponents } from 'vue';
import type {} from '../../../src/types/vue.d.ts';

/** What a template may give to an element. */
type Props<Tag extends keyof GlobalComponents> = InstanceType<GlobalComponents[Tag]>['$props'];

export const right: readonly [Props<'vitrine-booking'>, Props<'vitrine-finder'>] = [
  {
    shop: 'paris-marais',
    'heading-level': 3,
    theme: { buttonsColor: '#2f6b46' },
    onVitrineNavigate: ({ detail }) => detail.path,
  },
  { showMore: true, class: 'shops', id: 'shops' },
];

// @ts-expect-error: a level is a number
export const level: Props<'vitrine-booking'> = { headingLevel: 'three' };
// @ts-expect-error: no such language
export const locale: Props<'vitrine-cart'> = { locale: 'pt' };
// @ts-expect-error: it has no service
export const service: Props<'vitrine-cart'> = { service: 'massage' };
// @ts-expect-error: no such element
export const element: Props<'vitrine-basket'> = {};
// @ts-expect-error: the detail has no such field
export const detail: Props<'vitrine-cart'> = { onVitrineNavigate: (event) => event.detail.where };

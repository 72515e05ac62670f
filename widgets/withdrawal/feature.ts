import type { Feature } from '#element/feature.ts';

declare module '#domain/site/route-patterns.ts' {
  interface FeatureRoutes {
    withdrawal: object;
  }
}

/** Where whoever has bought products or a voucher withdraws from that, with an account or without. */
export const withdrawalFeature: Feature = {
  name: 'withdrawal',
  texts: ['withdrawal'],
  pages: {
    withdrawal: {
      path: '/retractation',
      title: 'withdrawal:title',
      texts: ['withdrawal'],
      load: async () => (await import('./withdrawal-page.tsx')).WithdrawalPage,
    },
  },
};

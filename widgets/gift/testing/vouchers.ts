import type { Salon } from '#widgets/storefront/testing/salon.ts';

const theme = (id: string, name: string) => ({
  id,
  name: { fr: name, de: `${name} (de)` },
  description: { fr: 'Pour elle' },
  image: null,
  amounts: [50, 80],
  min: 20,
  max: 500,
  validDays: 365,
});
const OFFER = {
  themes: [theme('birthday', 'Anniversaire'), theme('thanks', 'Merci')],
  formulas: [
    {
      articleId: '1001',
      slug: 'massage',
      name: { fr: 'Massage' },
      summary: {},
      price: 90,
      minutes: 60,
      images: [],
    },
  ],
};
const SELLING = {
  gifts: { themes: ['birthday', 'thanks'] },
  payment: { provider: 'stripe', keys: { publicKey: 'pk_test' } },
};

/** A company that sells vouchers of two themes, for sums or a massage. */
export const VOUCHERS: Salon = {
  booker: SELLING,
  serve: ({ path }) => (path === '/api/gifts' ? { body: OFFER } : undefined),
};

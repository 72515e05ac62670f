import type { SeedCommerce, SeedCoupon, SeedGiftTheme } from '../commerce/model.ts';

const common = { amounts: [30, 60, 100], min: 15, max: 300, validDays: 365 } as const;

const themes: readonly SeedGiftTheme[] = [
  {
    ...common,
    id: 'grand-air',
    name: { fr: 'Grand air', en: 'Sea air' },
    description: {
      fr: 'Une coupe, un soin marin, et la promenade ensuite.',
      en: 'A cut, a marine treatment, and a walk by the water.',
    },
    picture: 'soin-marin',
  },
  {
    ...common,
    id: 'barbe-nette',
    name: { fr: 'Barbe nette', en: 'A neat beard' },
    description: {
      fr: 'Le blaireau et la serviette chaude, offerts.',
      en: 'The brush and the hot towel, as a present.',
    },
    picture: 'barbe',
  },
];

const coupons: readonly SeedCoupon[] = [
  {
    code: 'RIVAGE8',
    label: { fr: '8 € offerts dès deux prestations', en: '€8 off from two services on' },
    auto: true,
    amount: 8,
    startsInDays: -30,
    endsInDays: 400,
    minTotal: 90,
  },
  {
    code: 'BARBE15',
    label: { fr: '15 % sur le rasage à l’ancienne', en: '15% off the traditional shave' },
    percent: 15,
    startsInDays: -30,
    endsInDays: 400,
    services: ['rasage-a-l-ancienne'],
  },
];

/** Vouchers and coupons, and no loyalty card. */
export const duoGoods: SeedCommerce = {
  coupons,
  themes,
  formulas: ['soin-marin', 'rasage-a-l-ancienne'],
  tiers: [],
  cards: [],
  vouchers: [],
  eshopOrders: [],
  credits: [],
};

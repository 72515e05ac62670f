import type { SeedCommerce } from '../commerce/model.ts';
import { maisonCoupons } from './coupons.ts';
import { themes } from './gift-themes.ts';
import { tiers } from './loyalty-tiers.ts';

const CAMILLE = 'camille@example.com';

export const commerce: SeedCommerce = {
  coupons: maisonCoupons,
  themes,
  formulas: [
    'massage-suedois',
    'massage-pierres-chaudes',
    'massage-duo',
    'soin-eclat',
    'soin-liftant-kobido',
    'rituel-orient',
    'journee-au-fil-de-leau',
  ],
  tiers,
  cards: [
    {
      customer: CAMILLE,
      number: '204817736052',
      history: [
        { daysAgo: 420, points: 50, reason: 'welcome' },
        { daysAgo: 418, points: 95, reason: 'earned' },
        { daysAgo: 352, points: 120, reason: 'earned' },
        { daysAgo: 301, points: 68, reason: 'earned' },
        { daysAgo: 290, points: -150, reason: 'exchanged' },
        { daysAgo: 244, points: 140, reason: 'earned' },
        { daysAgo: 187, points: 95, reason: 'earned' },
        { daysAgo: 131, points: 54, reason: 'earned' },
        { daysAgo: 96, points: 49, reason: 'earned' },
        { daysAgo: 60, points: -150, reason: 'exchanged' },
        { daysAgo: 33, points: 110, reason: 'earned' },
        { daysAgo: 12, points: 46, reason: 'earned' },
        { daysAgo: 2, points: 85, reason: 'earned', dueInDays: 6 },
      ],
    },
  ],
  vouchers: [
    {
      customer: CAMILLE,
      theme: 'anniversaire',
      code: 'CAMELLE2DEM2GFT2',
      amount: 120,
      spent: [45.5],
      recipient: { name: 'Sacha Lindqvist', email: 'sacha@example.com' },
      message: 'Joyeux anniversaire ! Une heure rien que pour toi.',
      daysAgo: 48,
    },
    {
      customer: CAMILLE,
      theme: 'merci',
      code: 'CAMELLE3DEM3GFT3',
      amount: 50,
      spent: [50],
      recipient: { name: 'Inès Caron', email: 'ines@example.com' },
      message: 'Merci pour tout.',
      daysAgo: 130,
    },
    {
      customer: CAMILLE,
      theme: 'fetes',
      code: null,
      amount: 90,
      spent: [],
      recipient: { name: 'Aline Ferrand', email: 'aline@example.com' },
      message: 'Je pense à toi.',
      daysAgo: 1,
      deliverInDays: 20,
    },
  ],
  eshopOrders: [
    {
      customer: CAMILLE,
      number: 'MR4K7T2X',
      shop: 'paris-marais',
      daysAgo: 3,
      status: 'ready',
      mode: 'collect',
      quantities: [1, 2],
    },
    {
      customer: CAMILLE,
      number: 'MR9D3WQH',
      shop: 'paris-marais',
      daysAgo: 71,
      status: 'collected',
      mode: 'collect',
      quantities: [0, 1, 1],
    },
    {
      customer: CAMILLE,
      number: 'MR2B8NLC',
      shop: 'paris-saint-germain',
      daysAgo: 164,
      status: 'delivered',
      mode: 'delivery',
      quantities: [2],
    },
  ],
};

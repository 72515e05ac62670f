import type { SeedCoupon } from '../commerce/model.ts';

export const maisonCoupons: readonly SeedCoupon[] = [
  {
    code: 'BIENVENUE10',
    label: {
      fr: '10 % de bienvenue',
      de: '10 % zum Willkommen',
      en: '10% off to welcome you',
      es: '10 % de bienvenida',
      it: '10% di benvenuto',
    },
    percent: 10,
    startsInDays: -120,
    endsInDays: 365,
    maxUsesEach: 1,
  },
  {
    code: 'RITUEL15',
    label: {
      fr: '15 € offerts sur un rituel',
      de: '15 € Nachlass auf ein Ritual',
      en: '€15 off a ritual',
      es: '15 € de descuento en un ritual',
      it: '15 € di sconto su un rituale',
    },
    amount: 15,
    startsInDays: -20,
    endsInDays: 45,
    minTotal: 90,
    maxUses: 200,
    services: ['rituel-orient', 'journee-au-fil-de-leau', 'gommage-sel', 'enveloppement-algues'],
  },
  {
    code: 'MASSAGE20',
    label: {
      fr: '20 % sur les massages cette semaine',
      de: '20 % auf Massagen in dieser Woche',
      en: '20% off massages this week',
      es: '20 % en masajes esta semana',
      it: '20% sui massaggi questa settimana',
    },
    percent: 20,
    startsInDays: -2,
    endsInDays: 5,
    services: ['massage-suedois', 'massage-dos-nuque', 'massage-pierres-chaudes'],
  },
  {
    code: 'PANIER5',
    label: {
      fr: '5 € offerts dès 150 € d’achat',
      de: '5 € geschenkt ab 150 € Einkauf',
      en: '€5 off when you spend €150',
      es: '5 € de regalo a partir de 150 €',
      it: '5 € in regalo da 150 € di spesa',
    },
    auto: true,
    amount: 5,
    startsInDays: -60,
    endsInDays: 300,
    minTotal: 150,
  },
];

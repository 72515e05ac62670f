import type { SeedTier } from '../commerce/model.ts';

export const tiers: readonly SeedTier[] = [
  {
    id: 'douceur',
    name: {
      fr: '10 € sur votre prochaine visite',
      de: '10 € für Ihren nächsten Besuch',
      en: '€10 off your next visit',
      es: '10 € para su próxima visita',
      it: '10 € per la prossima visita',
    },
    points: 150,
    amount: 10,
    validDays: 90,
  },
  {
    id: 'parenthese',
    name: {
      fr: '25 € sur le soin de votre choix',
      de: '25 € für eine Behandlung Ihrer Wahl',
      en: '€25 off a treatment of your choice',
      es: '25 € para el tratamiento que elija',
      it: '25 € per il trattamento che preferisci',
    },
    points: 350,
    amount: 25,
    validDays: 120,
  },
  {
    id: 'evasion',
    name: {
      fr: '30 % sur une visite entière',
      de: '30 % auf einen ganzen Besuch',
      en: '30% off a whole visit',
      es: '30 % en una visita completa',
      it: '30% su un’intera visita',
    },
    points: 700,
    percent: 30,
    validDays: 180,
  },
];

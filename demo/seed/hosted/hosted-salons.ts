import type { CalendarDate } from '@internationalized/date';
import type { SeedCompany } from '../model.ts';
import { hostedSalon } from './hosted-salon.ts';

/** Of a visit, all is taken online. */
const VISITS = {
  payOnSite: false,
  mode: 'full',
  depositPercent: 0,
  lateFeePercent: 50,
  approval: false,
} as const;
const DEPOSITS = { ...VISITS, mode: 'deposit', depositPercent: 30 } as const;

/** Paid on a page of PayPal's. */
export function paypalSalon(today: CalendarDate): SeedCompany {
  return hostedSalon(
    {
      nickname: 'paypal',
      identity: {
        displayName: 'Le Comptoir des Bains',
        phone: '+33465710610',
        email: 'bonjour@comptoir-des-bains.example',
      },
      colours: { buttonsColor: '#1f4e5f', secondaryButtonsColor: '#7a5230' },
      provider: 'paypal',
      payment: DEPOSITS,
      legal: {
        legalName: 'Le Comptoir des Bains SARL',
        capital: 12_000,
        registration: 'RCS Lyon 904 551 283',
        seat: '14 rue Auguste-Comte, 69002 Lyon',
        director: 'Salomé Perrin',
      },
      vatNumbers: { FR: 'FR63904551283' },
      like: 'lyon-presquile',
      place: {
        slug: 'lyon-ainay',
        address: { street: '14 rue Auguste-Comte', city: 'Lyon', zipcode: '69002', country: 'FR' },
        latitude: 45.7546,
        longitude: 4.8297,
      },
    },
    today,
  );
}

/** Paid on a page of Saferpay's, in Swiss francs. */
export function saferpaySalon(today: CalendarDate): SeedCompany {
  return hostedSalon(
    {
      nickname: 'saferpay',
      identity: {
        displayName: 'Bains du Léman',
        phone: '+41225550210',
        email: 'bonjour@bains-du-leman.example',
      },
      currency: { symbol: 'CHF', code: 'CHF' },
      colours: { buttonsColor: '#245a53', secondaryButtonsColor: '#6a4f7c' },
      provider: 'saferpay',
      payment: DEPOSITS,
      legal: {
        legalName: 'Bains du Léman SA',
        capital: 100_000,
        currency: 'CHF',
        registration: 'CHE-274.116.903',
        seat: '3 rue du Perron, 1204 Genève',
        director: 'Noémie Favre',
      },
      vatNumbers: { CH: 'CHE-274.116.903 MWST' },
      like: 'geneve-carouge',
      place: {
        slug: 'geneve-perron',
        address: { street: '3 rue du Perron', city: 'Genève', zipcode: '1204', country: 'CH' },
        latitude: 46.2023,
        longitude: 6.1478,
      },
    },
    today,
  );
}

/** Paid on a page of Monetico's, which takes the money of visits alone. */
export function moneticoSalon(today: CalendarDate): SeedCompany {
  return hostedSalon(
    {
      nickname: 'monetico',
      identity: {
        displayName: 'Les Mains du Quai',
        phone: '+33365710520',
        email: 'bonjour@mains-du-quai.example',
      },
      colours: { buttonsColor: '#6b2f3a', secondaryButtonsColor: '#3f5f66' },
      provider: 'monetico',
      payment: VISITS,
      legal: {
        legalName: 'Les Mains du Quai SARL',
        capital: 8000,
        registration: 'RCS Strasbourg 893 407 615',
        seat: '22 quai des Pêcheurs, 67000 Strasbourg',
        director: 'Clara Weber',
      },
      vatNumbers: { FR: 'FR18893407615' },
      like: 'strasbourg-quai',
      place: {
        slug: 'strasbourg-pecheurs',
        address: { street: '22 quai des Pêcheurs', city: 'Strasbourg', zipcode: '67000', country: 'FR' },
        latitude: 48.5831,
        longitude: 7.7602,
      },
    },
    today,
  );
}

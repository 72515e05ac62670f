import { expect, test } from 'vitest';
import type { GiftOffer } from '#domain/gifts/gift-offer.ts';
import { company } from '#widgets/storefront/testing/company.ts';
import { structuredData } from '../structured-data.ts';

const OFFER: GiftOffer = {
  themes: [
    {
      id: 'thanks',
      name: { fr: 'Merci', de: 'Danke' },
      description: { fr: 'Pour dire merci.' },
      picture: null,
      amounts: [],
      least: 2000,
      most: 50_000,
      validDays: 365,
    },
  ],
  services: [
    {
      externalId: '1001',
      slug: 'massage',
      name: { fr: 'Massage' },
      summary: {},
      price: 8050,
      minutes: 60,
      picture: null,
    },
  ],
};

function graphOf(gifts: GiftOffer | null) {
  const facts = {
    route: { kind: 'gift' },
    locale: 'de',
    origin: 'https://salon.example',
    company: company(),
    shops: [],
    categories: [],
    posts: [],
    products: [],
    gifts,
  } as const;
  const names = { services: 'Leistungen', eshop: 'Produkte', magazine: 'Magazin', gift: 'Gutscheine' };
  return structuredData(facts, names)['@graph'];
}

test('each theme is a thing to buy for sums from the least to the most, each service one for its price', () => {
  expect(graphOf(OFFER)).toMatchObject([
    {
      '@type': 'Product',
      name: 'Gutscheine – Danke',
      url: 'https://salon.example/de/gift',
      offers: { '@type': 'AggregateOffer', lowPrice: 20, highPrice: 500, priceCurrency: 'EUR' },
    },
    { '@type': 'Product', offers: { '@type': 'Offer', price: 80.5 } },
    { '@type': 'BreadcrumbList' },
  ]);
});

test('what nobody knows is not said to be sold', () => {
  expect(graphOf(null)).toMatchObject([{ '@type': 'BreadcrumbList' }]);
});

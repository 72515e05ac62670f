import type { AggregateOffer, Offer, Product } from 'schema-dts';
import type { GiftTheme } from '#domain/gifts/gift-offer.ts';
import { textIn } from '#domain/locale.ts';
import { toDecimal, type Cents } from '#domain/prices/money.ts';
import { buildPath } from '#domain/site/routes.ts';
import type { PageFacts } from '../page-facts.ts';
import { pictureUrl } from '../salons.ts';

/** The vouchers of a company as things to buy: one of each theme for sums of money, and one for each service. */
export function giftThings(facts: PageFacts, name: string): Product[] {
  const { gifts } = facts;
  if (!gifts) return [];
  const themes = gifts.themes.map((theme) => themeThing(facts, theme, name));
  const services = gifts.services.map((service): Product => ({
    '@type': 'Product',
    name: `${name} – ${textIn(facts.locale, service.name)}`,
    ...(service.picture && { image: pictureUrl(service.picture) }),
    url: urlOf(facts),
    offers: { '@type': 'Offer', ...saleOf(facts), price: decimal(facts, service.price) } satisfies Offer,
  }));
  return [...themes, ...services];
}

function themeThing(facts: PageFacts, theme: GiftTheme, name: string): Product {
  const { locale } = facts;
  const description = textIn(locale, theme.description);
  return {
    '@type': 'Product',
    name: `${name} – ${textIn(locale, theme.name)}`,
    ...(description && { description }),
    ...(theme.picture && { image: pictureUrl(theme.picture) }),
    url: urlOf(facts),
    offers: {
      '@type': 'AggregateOffer',
      ...saleOf(facts),
      lowPrice: decimal(facts, theme.least),
      highPrice: decimal(facts, theme.most),
    } satisfies AggregateOffer,
  };
}

const urlOf = ({ origin, locale }: PageFacts) => origin + buildPath({ kind: 'gift' }, locale);

const decimal = ({ company }: PageFacts, cents: Cents) => toDecimal(cents, company.currency);

function saleOf(facts: PageFacts) {
  return {
    url: urlOf(facts),
    priceCurrency: facts.company.currency.code,
    availability: 'https://schema.org/InStock',
    seller: { '@type': 'Organization', name: facts.company.identity.name },
  } as const;
}

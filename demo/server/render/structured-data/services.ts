import type { Offer, Service as ServiceThing } from 'schema-dts';
import type { Category, Service } from '#domain/catalogue/catalogue.ts';
import { textIn } from '#domain/locale.ts';
import { toDecimal } from '#domain/prices/money.ts';
import { priceTimesOf, weekPrice } from '#domain/prices/pricing.ts';
import { buildPath } from '#domain/site/routes.ts';
import type { PageFacts } from './page-facts.ts';
import { MOST_SHOPS, pictureUrl, salonId } from './salons.ts';

const isoMinutes = (minutes: number) => `PT${minutes}M`;

/** What a service costs: by its duration where that decides, else by the day of the week where that does, else its price. */
function offersOf(service: Service, { company, shops }: PageFacts, url: string): Offer[] {
  const offer = (cents: number, more: Partial<Offer> = {}): Offer =>
    ({
      '@type': 'Offer',
      price: toDecimal(cents, company.currency),
      priceCurrency: company.currency.code,
      availability: 'https://schema.org/InStock',
      url,
      ...more,
    }) as Offer;
  const times = priceTimesOf(service);
  if (times.length > 0) {
    return times.map(({ durationMinutes, price }) =>
      offer(price * service.requiredCustomers, { name: isoMinutes(durationMinutes) }),
    );
  }
  const offering = shops.filter(({ serviceIds }) => serviceIds.has(service.id));
  const prices = (offering.length > 0 ? offering.map(({ externalId }) => externalId) : [null]).flatMap(
    (id) => {
      const { weekday, weekend } = weekPrice(service, id);
      return [weekday, weekend];
    },
  );
  return [...new Set(prices)].toSorted((a, b) => a - b).map((cents) => offer(cents));
}

/** A service with all that it may cost, and the shops that offer it. */
export function serviceThing(facts: PageFacts, category: Category, service: Service): ServiceThing {
  const { locale, origin, shops } = facts;
  const route = { kind: 'service', shop: null, category: category.slug, service: service.slug } as const;
  const url = origin + buildPath(route, locale);
  const summary = textIn(locale, service.summary);
  const images = service.pictures.map(pictureUrl);
  const providers = shops.filter(({ serviceIds }) => serviceIds.has(service.id)).slice(0, MOST_SHOPS);
  return {
    '@type': 'Service',
    name: textIn(locale, service.name),
    ...(summary && { description: summary }),
    serviceType: textIn(locale, category.name),
    url,
    ...(images.length > 0 && { image: images }),
    provider: providers.map((shop) => ({ '@id': salonId(shop, origin) })),
    offers: offersOf(service, facts, url),
  };
}

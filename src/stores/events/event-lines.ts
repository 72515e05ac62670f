import type { Service, Shop } from '#domain/catalogue/catalogue.ts';
import type { ProductId } from '#domain/catalogue/ids.ts';
import type { Product } from '#domain/catalogue/products/product.ts';
import { textIn, type Locale } from '#domain/locale.ts';
import { EURO, toDecimal, type Currency } from '#domain/prices/money.ts';
import { shownPrice } from '#domain/prices/pricing.ts';
import type { Connection } from '../composition/connect.ts';
import { valueOf } from '../load.ts';
import type { EventProduct, EventService, EventShop } from '../widget-events.ts';

/** What events say money in, and words. */
export interface EventWords {
  readonly locale: Locale;
  readonly currency: Currency;
}

export const eventWords = ({ company, locale }: Pick<Connection, 'company' | 'locale'>): EventWords => ({
  locale: locale.$locale.get(),
  currency: valueOf(company.$company.get())?.currency ?? EURO,
});

export const eventShop = (shop: Shop | null): EventShop | null =>
  shop && { id: shop.id, slug: shop.slug, name: shop.name };

/** A service at a shop, with its price where nothing is left to choose that it depends on. */
export function eventService(
  service: Service,
  shop: Shop | null,
  { locale, currency }: EventWords,
): EventService {
  const price = shownPrice(service, shop ? [shop.externalId] : []);
  return {
    id: service.id,
    slug: service.slug,
    name: textIn(locale, service.name),
    ...(price.kind === 'single' && !price.from && { price: toDecimal(price.amount, currency) }),
  };
}

/** So many of a product; one that is no longer sold has its id alone. */
export function eventProduct(
  id: ProductId,
  product: Product | null | undefined,
  quantity: number,
  { locale, currency }: EventWords,
): EventProduct {
  if (!product) return { id, slug: '', name: '', quantity };
  const { slug, name, price } = product;
  return { id, slug, name: textIn(locale, name), quantity, price: toDecimal(price, currency) };
}

import type { Service, Shop } from '#domain/catalogue/catalogue.ts';
import type { ProductLine } from '#domain/carts/products-cart.ts';
import type { Product } from '#domain/catalogue/products/product.ts';
import type { Connection } from '../composition/connect.ts';
import type { Announcements } from '../widget-events.ts';
import { eventProduct, eventService, eventShop, eventWords } from './event-lines.ts';

type Words = Pick<Connection, 'company' | 'locale'>;

/** Asks the page around whether a service may join the visit. */
export const askBeforeService =
  (connection: Words, { emit }: Announcements) =>
  (service: Service, shop: Shop | null): boolean => {
    const words = eventWords(connection);
    return emit('vitrine-before-add', {
      cart: 'booking',
      service: eventService(service, shop, words),
      shop: eventShop(shop),
      currency: words.currency.code,
    });
  };

/** Asks it whether so many more of a product may. */
export const askBeforeProduct =
  (connection: Words, { emit }: Announcements, productOf: (line: ProductLine) => Product | undefined) =>
  (line: ProductLine, shop: Shop | null): boolean => {
    const words = eventWords(connection);
    return emit('vitrine-before-add', {
      cart: 'products',
      product: eventProduct(line.productId, productOf(line), line.quantity, words),
      shop: eventShop(shop),
      currency: words.currency.code,
    });
  };

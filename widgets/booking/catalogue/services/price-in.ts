import type { Service, Shop } from '#domain/catalogue/catalogue.ts';
import { shownPrice, type ShownPrice } from '#domain/prices/pricing.ts';
import { shopsOffering } from '../catalogue-selection.ts';

/** What a service costs in those of the shops that offer it. */
export function priceIn(shops: readonly Shop[], service: Service): ShownPrice {
  return shownPrice(
    service,
    shopsOffering(shops, service).map(({ externalId }) => externalId),
  );
}

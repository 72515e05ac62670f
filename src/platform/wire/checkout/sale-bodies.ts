import type { initializePayment } from '#contract/money/payment.ts';
import type { ExternalShopId } from '#domain/catalogue/ids.ts';
import type { ContactInput } from '#domain/people/contact-details.ts';
import { toDecimal, type Cents, type Currency } from '#domain/prices/money.ts';
import type { BodyOf } from '../write.ts';

/** What is to be bought. */
export interface SaleWish {
  readonly externalShopId: ExternalShopId;
  readonly products: readonly { readonly externalId: string; readonly quantity: number }[];
  /** Of coupons, vouchers and rewards. */
  readonly codes: readonly string[];
}

/** As it is priced. */
export function pricedBody({ externalShopId, products, codes }: SaleWish) {
  return {
    shopId: externalShopId,
    mode: 'collect' as const,
    products: products.map(({ externalId, quantity }) => ({ articleId: externalId, quantity })),
    ...(codes.length > 0 && { codes: [...codes] }),
  };
}

interface Sale {
  readonly wish: SaleWish;
  /** Phone as E.164. */
  readonly buyer: ContactInput;
  /** What the visitor was told is left to pay. */
  readonly due: Cents;
}

/** As its payment is prepared. */
export function saleBody({ wish, buyer, due }: Sale, currency: Currency): BodyOf<typeof initializePayment> {
  const { firstname, lastname, email, phone } = buyer;
  return {
    ...pricedBody(wish),
    customer: { firstname, lastname, email, phone },
    acceptedTotal: toDecimal(due, currency),
  };
}

import type { initializePayment, pricePayment } from '#contract/money/payment.ts';
import type { ExternalShopId } from '#domain/catalogue/ids.ts';
import type { PostalAddress } from '#domain/delivery/postal-address.ts';
import type { ContactInput } from '#domain/people/contact-details.ts';
import { toDecimal, type Cents, type Currency } from '#domain/prices/money.ts';
import type { Instant } from '#domain/time/instant.ts';
import { isoOf, type BodyOf } from '../write.ts';

/** A gift voucher that is to be bought, for a sum or for a service. */
export interface GiftWish {
  readonly themeId: string;
  /** Null: it is for a service, and costs what that does. */
  readonly amount: Cents | null;
  /** External id of the service that is given; null: it is for a sum. */
  readonly articleId: string | null;
  readonly recipient: { readonly name: string; readonly email: string };
  readonly sender: string;
  readonly message: string;
  /** Null: it is sent at once. */
  readonly deliverAt: Instant | null;
}

/** What is to be bought. */
export interface SaleWish {
  /** Where it takes place or is handed out; null for vouchers alone. */
  readonly externalShopId: ExternalShopId | null;
  /** The time that is held; null: none is. */
  readonly visit: {
    readonly holdId: string;
    readonly visitKey: string;
    readonly message: string;
    readonly smsReminder: boolean;
  } | null;
  /** Whether the products are sent. */
  readonly hasDelivery: boolean;
  readonly products: readonly { readonly externalId: string; readonly quantity: number }[];
  readonly gifts: readonly GiftWish[];
  /** Of coupons, vouchers and rewards. */
  readonly codes: readonly string[];
  /** What is spent at most of the customer's own credit. */
  readonly credit: Cents;
}

/** As it is priced. */
export function pricedBody(wish: SaleWish, currency: Currency): BodyOf<typeof pricePayment> {
  const { visit } = wish;
  return {
    ...goodsBody(wish, currency),
    ...(visit && { appointment: { holdId: visit.holdId, visitKey: visit.visitKey } }),
  };
}

function goodsBody(
  { externalShopId, hasDelivery, products, gifts, codes, credit }: SaleWish,
  currency: Currency,
) {
  return {
    ...(externalShopId !== null && { shopId: externalShopId }),
    mode: hasDelivery ? ('delivery' as const) : ('collect' as const),
    products: products.map(({ externalId, quantity }) => ({ articleId: externalId, quantity })),
    ...(gifts.length > 0 && { gifts: gifts.map((gift) => giftBody(gift, currency)) }),
    ...(codes.length > 0 && { codes: [...codes] }),
    ...(credit > 0 && { credit: toDecimal(credit, currency) }),
  };
}

function giftBody({ amount, articleId, deliverAt, ...gift }: GiftWish, currency: Currency) {
  return {
    ...gift,
    ...(amount !== null && { amount: toDecimal(amount, currency) }),
    ...(articleId !== null && { articleId }),
    ...(deliverAt !== null && { deliverAt: isoOf(deliverAt) }),
  };
}

interface Sale {
  readonly wish: SaleWish;
  /** Phone as E.164. */
  readonly buyer: ContactInput;
  /** Where the products are sent; null: they are not. */
  readonly address: PostalAddress | null;
  /** What the visitor was told is left to pay. */
  readonly due: Cents;
  /** The customer's carts on the server that it ends: whatever two browsers do, each is sold once. */
  readonly cartIds: readonly string[];
}

/** As its payment is prepared. */
export function saleBody(
  { wish, buyer, address, due, cartIds }: Sale,
  currency: Currency,
): BodyOf<typeof initializePayment> {
  const { firstname, lastname, email, phone } = buyer;
  const { visit } = wish;
  return {
    ...goodsBody(wish, currency),
    ...(visit && {
      appointment: {
        holdId: visit.holdId,
        visitKey: visit.visitKey,
        customMessage: visit.message,
        ...(visit.smsReminder && { smsReminder: true }),
      },
    }),
    ...(cartIds.length > 0 && { carts: [...cartIds] }),
    ...(address && { address }),
    customer: { firstname, lastname, email, phone },
    acceptedTotal: toDecimal(due, currency),
  };
}

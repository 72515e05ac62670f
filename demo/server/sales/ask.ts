import type { PostalAddress } from '#domain/delivery/postal-address.ts';
import type { Cents } from '#domain/prices/money.ts';

/** What somebody asks to buy, as a cart keeps it. No price in it is believed but the sum of money that a voucher is for. */
export interface SaleAsk {
  readonly visit: {
    readonly holdId: string;
    readonly visitKey: string;
    readonly customMessage: string;
    /** Wants to be reminded by SMS as well. */
    readonly smsReminder?: boolean;
  } | null;
  /** External id of the shop that hands the products out; null where the visit names it. */
  readonly shopId: string | null;
  readonly mode: 'collect' | 'delivery';
  /** Of what is sent; not known while it is only priced. */
  readonly address?: PostalAddress;
  /** `articleId` is external. */
  readonly products: readonly { readonly articleId: string; readonly quantity: number }[];
  readonly gifts: readonly AskedGift[];
  readonly couponCode: string | null;
  readonly voucherCodes: readonly string[];
  readonly rewardCode: string | null;
  /** Of the customer's own credit. */
  readonly credit: Cents;
  /** Tracked carts that end with this sale. */
  readonly trackedCarts: readonly string[];
}

export interface AskedGift {
  readonly themeId: string;
  readonly amount: Cents;
  /** External id of the service that is given. */
  readonly articleId: string | null;
  readonly recipient: { readonly name: string; readonly email: string };
  readonly sender: string;
  readonly message: string;
  /** Epoch milliseconds. */
  readonly deliverAt: number | null;
}

export const EMPTY_ASK: SaleAsk = {
  visit: null,
  shopId: null,
  mode: 'collect',
  products: [],
  gifts: [],
  couponCode: null,
  voucherCodes: [],
  rewardCode: null,
  credit: 0,
  trackedCarts: [],
};

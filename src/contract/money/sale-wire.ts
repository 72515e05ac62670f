import { Type, type Static } from 'typebox';
import { POSTAL_LIMITS } from '#domain/delivery/postal-address.ts';
import { entity, entityFrom } from '../entity.ts';
import { ExternalShopId, Id, TypedCode } from '../fields/id.ts';
import { LocalizedWire } from '../fields/media.ts';
import { Email, Name } from '../fields/person.ts';

const Amount = Type.Number();

/** Opens the payment of a cart for whoever has it. */
export const PaymentToken = Type.String({ minLength: 20, maxLength: 128 });

/** Who buys or books. */
export const BuyerWire = entity('Buyer', {
  firstname: Name,
  lastname: Name,
  email: Email,
  /** As people write it where the shop is, or E.164. */
  phone: Type.String({ minLength: 5, maxLength: 20 }),
});

/** A voucher that is bought. */
const Gift = entity('Gift', {
  themeId: Id,
  /** Of a voucher for money; one for a service costs what the service does. */
  amount: Type.Optional(Amount),
  /** External id of the service that is given. */
  articleId: Type.Optional(Id),
  recipient: Type.Object({ name: Name, email: Email }),
  sender: Type.String({ maxLength: 100 }),
  message: Type.String({ maxLength: 500 }),
  /** When the voucher is to be sent; at once without it. */
  deliverAt: Type.Optional(Type.String({ format: 'date-time' })),
});

/** Where products are sent to, under the buyer's name. */
export const PostalAddressWire = entity('PostalAddress', {
  street: Type.String({ maxLength: POSTAL_LIMITS.street }),
  details: Type.Optional(Type.String({ maxLength: POSTAL_LIMITS.details })),
  zipcode: Type.String({ maxLength: POSTAL_LIMITS.zipcode }),
  city: Type.String({ maxLength: POSTAL_LIMITS.city }),
  /** ISO 3166. */
  country: Type.String({ maxLength: 2 }),
});

/** Of coupons, vouchers and rewards, in any order. */
export const Codes = Type.Array(TypedCode, { maxItems: 6 });

/** What might be sold. */
export const BagWire = entity('Bag', {
  appointment: Type.Optional(Type.Object({ holdId: Id, visitKey: Id })),
  /** External id of the shop that hands the products out; the visit's shop otherwise. */
  shopId: Type.Optional(ExternalShopId),
  mode: Type.Optional(Type.Union([Type.Literal('collect'), Type.Literal('delivery')])),
  products: Type.Optional(
    Type.Array(Type.Object({ articleId: Id, quantity: Type.Integer({ minimum: 1, maximum: 99 }) }), {
      maxItems: 50,
    }),
  ),
  gifts: Type.Optional(Type.Array(Gift, { maxItems: 10 })),
  codes: Type.Optional(Codes),
  /** Of the customer's own credit. */
  credit: Type.Optional(Amount),
});

export type BagWire = Static<typeof BagWire>;

/** What is to be sold, and to whom. What the visitor was shown is compared, not believed. */
export const SaleWire = entityFrom('Sale', BagWire, {
  appointment: Type.Optional(
    Type.Object({
      holdId: Id,
      visitKey: Id,
      customer: Type.Optional(BuyerWire),
      customMessage: Type.String({ maxLength: 500 }),
      smsReminder: Type.Optional(Type.Boolean()),
    }),
  ),
  /** Who buys, where no appointment says it. */
  customer: Type.Optional(BuyerWire),
  /** Of products that are sent. */
  address: Type.Optional(PostalAddressWire),
  /** These three are another way to give codes: either, not both. */
  couponCode: Type.Optional(TypedCode),
  voucherCodes: Type.Optional(Type.Array(TypedCode, { maxItems: 5 })),
  rewardCode: Type.Optional(TypedCode),
  /** The customer's tracked carts that this sale ends. */
  carts: Type.Optional(Type.Array(Id, { maxItems: 2 })),
  /** Payments of the same bag that this browser has begun and given up, each with its token: of all of them one is sold. */
  replaces: Type.Optional(
    Type.Array(Type.Object({ cartId: Id, paymentToken: PaymentToken }), { maxItems: 4 }),
  ),
  /** What the visitor was told is left to pay, after vouchers and credit. */
  acceptedTotal: Amount,
});

export type SaleWire = Static<typeof SaleWire>;

/** What a cancellation costs once it is free no more; absent: nothing. */
export const LateFeeWire = entity('LateFee', {
  /** Of the price of the services; absent: as much as there is to be kept, which is less. */
  percent: Type.Optional(Type.Number()),
  amount: Amount,
});

export type LateFeeWire = Static<typeof LateFeeWire>;

/** `hold`: what is paid online is kept on the card, and not taken. `none`: nothing is. */
export const PaymentModeWire = Type.Union([
  Type.Literal('none'),
  Type.Literal('hold'),
  Type.Literal('deposit'),
  Type.Literal('full'),
]);

/** What it costs. `due` is what is left to pay after vouchers and credit, `now` what of that is paid online. */
export const Prices = entity('Prices', {
  subtotal: Amount,
  discount: Amount,
  /** What the discount is called; where several things give it, all of their names; empty where none has one. */
  discountName: Type.Optional(LocalizedWire),
  delivery: Amount,
  /** What sending its products costs, or would; absent: nothing is sent. */
  deliveryPrice: Type.Optional(Amount),
  total: Amount,
  voucher: Amount,
  credit: Amount,
  due: Amount,
  now: Amount,
  mode: PaymentModeWire,
  /** Its visit may as well be booked without paying online. */
  onSite: Type.Boolean(),
  /** Of its visit, as it is booked then: with what is paid online, or, where the visit is priced alone and may be paid in the shop, without. */
  lateFee: Type.Optional(LateFeeWire),
  currency: Type.String(),
  /** Taxes in the total, by rate (per cent). */
  taxes: Type.Array(Type.Object({ rate: Type.Number(), amount: Amount })),
});

/** What went back of an order. */
export const RefundWire = entity('Refund', {
  refundId: Type.String(),
  amount: Amount,
  status: Type.String(),
});

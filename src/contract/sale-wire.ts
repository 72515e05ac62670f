import { Type } from 'typebox';
import { LocalizedWire } from './media.ts';
import { Id } from './resource.ts';

const Amount = Type.Number();
const Name = Type.String({ minLength: 1, maxLength: 100 });
const Email = Type.String({ minLength: 3, maxLength: 254 });

export const Customer = Type.Object({
  firstname: Name,
  lastname: Name,
  email: Email,
  /** As people write it where the shop is, or E.164. */
  phone: Type.String({ minLength: 5, maxLength: 20 }),
});

export const Gift = Type.Object({
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

/** What it costs. `due` is what is left to pay after vouchers and credit, `now` what of that is paid online. */
export const Prices = Type.Object({
  subtotal: Amount,
  discount: Amount,
  /** What the discount is called; where several things give it, all of their names; empty where none has one. */
  discountName: Type.Optional(LocalizedWire),
  delivery: Amount,
  total: Amount,
  voucher: Amount,
  credit: Amount,
  due: Amount,
  now: Amount,
  currency: Type.String(),
  /** Taxes in the total, by rate (per cent). */
  taxes: Type.Array(Type.Object({ rate: Type.Number(), amount: Amount })),
});

/** What a provider tells, signed with the secret that it shares with the company. */
export const ProviderEventWire = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 128 }),
  type: Type.String({ maxLength: 64 }),
  /** Epoch seconds. */
  created: Type.Integer({ minimum: 0, maximum: 9_999_999_999 }),
  intent: Type.String({ maxLength: 128 }),
  reference: Type.String({ maxLength: 64 }),
  /** As the provider writes amounts. */
  amount: Type.String({ maxLength: 20 }),
  currency: Type.String({ maxLength: 3 }),
  signature: Type.String({ maxLength: 200 }),
});

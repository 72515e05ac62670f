import { Type, type Static } from 'typebox';
import { AppointmentWire } from '../booking/appointment-wire.ts';
import type { FamilySchemas } from '../call.ts';
import { entity, entityFrom } from '../entity.ts';
import { ExternalShopId, Id, Nothing } from '../fields/id.ts';
import { BagWire, PaymentModeWire, PaymentToken, Prices, RefundWire, SaleWire } from './sale-wire.ts';

const Amount = Type.Number();

const Nullable = <T extends ReturnType<typeof Type.String> | typeof AppointmentWire>(schema: T) =>
  Type.Union([schema, Type.Null()]);

const State = Type.Union([
  Type.Literal('paid'),
  Type.Literal('pending'),
  Type.Literal('action_required'),
  /** Nothing was taken. With a `problem`, this payment cannot be tried again. */
  Type.Literal('failed'),
  /** Paid too late: what was taken is given back. `problem` says why. */
  Type.Literal('refunded'),
]);

/** What became of a payment. */
export const PaymentStateWire = entity('PaymentState', {
  status: State,
  orderId: Nullable(Type.String()),
  /** Of the order, for people. */
  number: Nullable(Type.String()),
  transactionId: Nullable(Type.String()),
  appointmentId: Nullable(Type.String()),
  appointmentStatus: Nullable(Type.String()),
  /** For whoever has the payment’s token; null in the answer to a provider. */
  appointment: Nullable(AppointmentWire),
  problem: Nullable(Type.String()),
});

export type PaymentStateWire = Static<typeof PaymentStateWire>;

const PaidWire = entityFrom('PaymentOutcome', PaymentStateWire, {
  /** Where the visitor has to go next. */
  redirectUrl: Nullable(Type.String()),
  /** `message` of a card error is the provider's own: text, never markup. */
  error: Type.Union([
    Type.Object({ type: Type.String(), code: Type.String(), message: Type.String() }),
    Type.Null(),
  ]),
});

const RefundRequest = entity('RefundRequest', {
  ideorder: Id,
  /** Null or absent for a guest's order. */
  customerId: Type.Optional(Type.Union([Id, Type.Null()])),
  amount: Amount,
  reason: Type.Optional(Type.String({ maxLength: 500 })),
});

export const paymentSchemas = {
  'payment.price': {
    summary: 'What a bag costs now',
    body: BagWire,
    reply: Prices,
  },
  'payment.initialize': {
    summary: 'Prices a cart and prepares its payment; what the visitor was shown is compared',
    body: SaleWire,
    reply: Type.Object({
      cartId: Type.String(),
      result: Type.Object({ token: Type.String() }),
      prices: Prices,
      infos: Type.Object({
        paymentId: Nullable(Type.String()),
        /** What the provider’s form takes the money with by itself, within 15 minutes; null where `pay` names a means of payment. */
        formToken: Nullable(Type.String()),
      }),
    }),
  },
  'payment.token': {
    summary: 'A new token that opens the payment of a cart; the one before ends',
    body: Type.Object({ cartId: Id }),
    reply: Type.Object({ token: Type.String(), expiresAt: Type.String({ format: 'date-time' }) }),
  },
  'payment.scenario': {
    summary: 'What of a cart is paid online, and until when its visit may be cancelled for nothing',
    body: Type.Object({ cartId: Id }),
    reply: Type.Object({
      mode: PaymentModeWire,
      amount: Amount,
      currency: Type.String(),
      /** Null without a visit. */
      cancelUntil: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
      /** What a cancellation costs after that. */
      feeAfter: Amount,
    }),
  },
  'payment.updateMessage': {
    summary: 'What the visitor wants to tell the shop; also after the payment',
    body: Type.Object({ cartId: Id, message: Type.String({ maxLength: 500 }) }),
    reply: Nothing,
  },
  'payment.pay': {
    summary: 'Takes the money and sells: everything, once, or nothing',
    body: Type.Object({
      cartId: Id,
      paymentToken: PaymentToken,
      appointment: Type.Optional(
        Type.Object({ customMessage: Type.Optional(Type.String({ maxLength: 500 })) }),
      ),
      /** The means of payment, as the provider's own form has named it; `hosted`: the visitor names it on the provider's page. */
      method: Type.Optional(Type.String({ minLength: 1, maxLength: 128 })),
    }),
    reply: PaidWire,
  },
  'payment.callback': {
    summary: 'A return from the provider’s page; the provider is asked for the outcome',
    params: Type.Object({ companyToken: Id }),
    query: Type.Object({ payId: Type.Optional(Id) }),
    body: Type.Object({
      paymentToken: Type.Optional(PaymentToken),
      /** Not read: what something costs is the server's word. */
      prices: Type.Optional(Type.Unknown()),
    }),
    reply: PaymentStateWire,
  },
  'payment.success': {
    summary: 'What became of the payment of a cart',
    params: Type.Object({ id: Id }),
    body: Type.Object({ paymentToken: PaymentToken }),
    reply: PaymentStateWire,
  },
  'payment.refund': {
    summary: 'Gives back part of what an order took, never more than is left',
    body: RefundRequest,
    reply: RefundWire,
  },
  'payment.refundPayzen': {
    summary: 'The same for an order that was paid by payzen',
    body: RefundRequest,
    reply: RefundWire,
  },
  'payment.connect': {
    summary: 'Whether a shop can take money online',
    query: Type.Object({ shopId: ExternalShopId }),
    reply: Type.Object({
      connected: Type.Boolean(),
      provider: Type.String(),
      /** Of the provider's own script, where it is not the usual one. */
      script: Nullable(Type.String()),
    }),
  },
} satisfies FamilySchemas;

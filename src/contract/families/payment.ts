import { Type, type Static } from 'typebox';
import { call, type Call } from '../call.ts';
import { Id } from '../resource.ts';
import { Customer, Gift, Prices, ProviderEventWire } from '../sale-wire.ts';
import { AppointmentWire } from './appointments.ts';

const Amount = Type.Number();
const Token = Type.String({ minLength: 20, maxLength: 128 });
const Nullable = <T extends ReturnType<typeof Type.String> | typeof AppointmentWire>(schema: T) =>
  Type.Union([schema, Type.Null()]);

const State = Type.Union([
  Type.Literal('paid'),
  Type.Literal('pending'),
  Type.Literal('action_required'),
  Type.Literal('failed'),
  /** Paid too late: what was taken is given back. `problem` says why. */
  Type.Literal('refunded'),
]);

/** What became of a payment. */
export const PaymentStateWire = Type.Object({
  status: State,
  orderId: Nullable(Type.String()),
  transactionId: Nullable(Type.String()),
  appointmentId: Nullable(Type.String()),
  problem: Nullable(Type.String()),
});

const visitor = { role: 'visitor', audience: 'customer', tenancy: 'company' } as const;

export const initializePayment = call({
  ...visitor,
  name: 'payment.initialize',
  summary:
    'Prices what is in a cart and prepares its payment; what the visitor was shown is compared, not believed',
  method: 'POST',
  path: '/api/payment/initialize',
  idempotency: 'natural',
  body: Type.Object({
    appointment: Type.Optional(
      Type.Object({
        holdId: Id,
        visitKey: Id,
        customer: Type.Optional(Customer),
        customMessage: Type.String({ maxLength: 500 }),
        smsReminder: Type.Optional(Type.Boolean()),
      }),
    ),
    /** Who buys, where no appointment says it. */
    customer: Type.Optional(Customer),
    /** External id of the shop that hands the products out; the visit's shop otherwise. */
    shopId: Type.Optional(Id),
    mode: Type.Optional(Type.Union([Type.Literal('collect'), Type.Literal('delivery')])),
    products: Type.Optional(
      Type.Array(Type.Object({ articleId: Id, quantity: Type.Integer({ minimum: 1, maximum: 99 }) }), {
        maxItems: 50,
      }),
    ),
    gifts: Type.Optional(Type.Array(Gift, { maxItems: 10 })),
    couponCode: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
    voucherCodes: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 64 }), { maxItems: 5 })),
    rewardCode: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
    /** Of the customer's own credit. */
    credit: Type.Optional(Amount),
    /** The customer's tracked carts that this sale ends. */
    carts: Type.Optional(Type.Array(Id, { maxItems: 2 })),
    /** What the visitor was shown as left to pay, after vouchers and credit. */
    acceptedTotal: Amount,
  }),
  reply: Type.Object({
    cartId: Type.String(),
    result: Type.Object({ token: Type.String() }),
    prices: Prices,
    infos: Type.Object({ paymentId: Nullable(Type.String()) }),
  }),
});

export const paymentToken = call({
  ...visitor,
  name: 'payment.token',
  summary: 'A new token that opens the payment of a cart; the one before ends',
  method: 'POST',
  path: '/api/payment/token',
  idempotency: 'natural',
  body: Type.Object({ cartId: Id }),
  reply: Type.Object({ token: Type.String(), expiresAt: Type.String({ format: 'date-time' }) }),
});

export const paymentScenario = call({
  ...visitor,
  name: 'payment.scenario',
  summary: 'What of a cart is paid online, and until when its visit may be cancelled for nothing',
  method: 'POST',
  path: '/api/payment/get-scenario',
  idempotency: 'natural',
  body: Type.Object({ cartId: Id }),
  reply: Type.Object({
    mode: Type.Union([
      Type.Literal('none'),
      Type.Literal('hold'),
      Type.Literal('deposit'),
      Type.Literal('full'),
    ]),
    amount: Amount,
    currency: Type.String(),
    /** Null without a visit. */
    cancelUntil: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
    /** What a cancellation costs after that. */
    feeAfter: Amount,
  }),
});

export const updatePaymentMessage = call({
  ...visitor,
  name: 'payment.updateMessage',
  summary: 'What the visitor wants to tell the shop; also after the payment',
  method: 'POST',
  path: '/api/payment/update-message',
  idempotency: 'natural',
  body: Type.Object({ cartId: Id, message: Type.String({ maxLength: 500 }) }),
  reply: Type.Object({}),
});

export const pay = call({
  ...visitor,
  name: 'payment.pay',
  summary: 'Takes the money and sells: everything, once, or nothing',
  method: 'POST',
  path: '/api/payment/pay',
  idempotency: 'key',
  body: Type.Object({
    cartId: Id,
    paymentToken: Token,
    appointment: Type.Optional(
      Type.Object({ customMessage: Type.Optional(Type.String({ maxLength: 500 })) }),
    ),
    /** The means of payment, as the provider's own form has named it. */
    method: Type.Optional(Type.String({ minLength: 1, maxLength: 128 })),
  }),
  reply: Type.Object({
    ...PaymentStateWire.properties,
    /** Where the visitor has to go next. */
    redirectUrl: Nullable(Type.String()),
    /** `message` of a card error is the provider's own: text, never markup. */
    error: Type.Union([
      Type.Object({ type: Type.String(), code: Type.String(), message: Type.String() }),
      Type.Null(),
    ]),
    appointment: Nullable(AppointmentWire),
  }),
});

export const paymentCallback = call({
  ...visitor,
  name: 'payment.callback',
  summary:
    'Somebody came back from a payment, or its provider tells of it: the server asks the provider what happened',
  method: 'POST',
  path: '/api/payment/callback/{companyToken}',
  tenancy: 'none',
  audience: 'visitor',
  idempotency: 'natural',
  params: Type.Object({ companyToken: Type.String({ minLength: 1, maxLength: 64 }) }),
  query: Type.Object({ payId: Type.Optional(Id) }),
  body: Type.Object({
    paymentToken: Type.Optional(Token),
    /** Not read: what something costs is the server's word. */
    prices: Type.Optional(Type.Unknown()),
    event: Type.Optional(ProviderEventWire),
  }),
  reply: PaymentStateWire,
});

export const paymentSuccess = call({
  ...visitor,
  name: 'payment.success',
  summary: 'What became of the payment of a cart',
  method: 'POST',
  path: '/api/payment/success/{id}',
  audience: 'visitor',
  idempotency: 'natural',
  params: Type.Object({ id: Id }),
  body: Type.Object({ paymentToken: Token }),
  reply: PaymentStateWire,
});

export const endSandboxChallenge = call({
  ...visitor,
  name: 'payment.sandboxChallenge',
  summary: 'The bank of the sandbox has asked for a proof and got it, or not',
  method: 'POST',
  path: '/api/payment/sandbox/{payId}',
  audience: 'visitor',
  idempotency: 'natural',
  params: Type.Object({ payId: Id }),
  body: Type.Object({ passed: Type.Boolean() }),
  reply: Type.Object({}),
});

const refundCall = {
  method: 'POST',
  role: 'manager',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'key',
  body: Type.Object({
    ideorder: Id,
    /** Null or absent for a guest's order. */
    customerId: Type.Optional(Type.Union([Id, Type.Null()])),
    amount: Amount,
    reason: Type.Optional(Type.String({ maxLength: 500 })),
  }),
  reply: Type.Object({ refundId: Type.String(), amount: Amount, status: Type.String() }),
} as const;

export const refundPayment = call({
  ...refundCall,
  name: 'payment.refund',
  summary: 'Gives back a part of what was taken for an order, never more than is left of it',
  path: '/api/payment/refund',
});

export const refundPayzen = call({
  ...refundCall,
  name: 'payment.refundPayzen',
  summary: 'The same for an order that was paid by payzen',
  path: '/api/payment/payzen/refund',
});

export const paymentConnect = call({
  ...visitor,
  name: 'payment.connect',
  summary: 'Whether a shop can take money online',
  method: 'GET',
  path: '/api/payment/connect',
  audience: 'visitor',
  idempotency: 'safe',
  query: Type.Object({ shopId: Id }),
  reply: Type.Object({ connected: Type.Boolean(), provider: Type.String() }),
});

export type PaymentStateWire = Static<typeof PaymentStateWire>;

export const paymentCalls: readonly Call[] = [
  initializePayment,
  paymentToken,
  paymentScenario,
  updatePaymentMessage,
  pay,
  paymentCallback,
  paymentSuccess,
  endSandboxChallenge,
  refundPayment,
  refundPayzen,
  paymentConnect,
];

import { Type, type Static } from 'typebox';

const Code = Type.Optional(Type.Union([Type.String(), Type.Null()]));

/** What of a transaction of PayZen's is read. */
export const Transaction = Type.Object({
  uuid: Type.String(),
  /** Minor units; lower than it was once where it has been updated. */
  amount: Type.Integer(),
  currency: Type.String(),
  /** `PAID`, `RUNNING` or `UNPAID`. */
  status: Type.String(),
  detailedStatus: Type.String(),
  /** `DEBIT`; `CREDIT` where money goes back. */
  operationType: Type.String(),
  creationDate: Type.Optional(Type.String()),
  errorCode: Code,
  /** The acquirer's own word for a refusal. */
  detailedErrorCode: Code,
});

export type Transaction = Static<typeof Transaction>;

/** All that was tried for an order, and what went back of it. */
export const OrderTransactions = Type.Object({
  orderDetails: Type.Object({ orderId: Type.String() }),
  transactions: Type.Array(Transaction),
});

export type OrderTransactions = Static<typeof OrderTransactions>;

export const PaymentForm = Type.Object({ formToken: Type.String() });

/** What every call is answered with, whether it was carried out or not, by HTTP 200. */
export const Envelope = Type.Object({
  status: Type.Union([Type.Literal('SUCCESS'), Type.Literal('ERROR')]),
  answer: Type.Unknown(),
});

export const ServiceError = Type.Object({ errorCode: Type.String() });

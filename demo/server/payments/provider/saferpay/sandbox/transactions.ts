import { and, eq, inArray } from 'drizzle-orm';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { sandboxIntents, sandboxRefunds } from '../../../../database/schema/selling/orders.ts';
import type { ProviderContext } from '../../provider-context.ts';
import { change, rowOf } from '../../sandbox-books.ts';
import { sandboxProvider } from '../../sandbox.ts';
import { Amount } from '../saferpay-amount.ts';
import type { Handlers } from './handlers.ts';
import {
  intentOfCapture,
  intentOfTransaction,
  refundOfTransaction,
  refundTransaction,
  saferpayError,
  saferpayTransaction,
} from './saferpay-writing.ts';

const Inquire = Type.Object({ TransactionReference: Type.Object({ OrderId: Type.String() }) });
const Named = Type.Object({
  TransactionReference: Type.Object({ TransactionId: Type.String() }),
  Amount: Type.Optional(Amount),
});
const Refund = Type.Object({
  Refund: Type.Object({
    Amount,
    OrderId: Type.String(),
    RestrictRefundAmountToCapturedAmount: Type.Literal(true),
  }),
  CaptureReference: Type.Object({ CaptureId: Type.String() }),
});

const invalid = () => saferpayError('VALIDATION_FAILED', 400);
const missing = () => saferpayError('TRANSACTION_NOT_FOUND');
const captured = (id: string) => [200, { CaptureId: `${id}_c`, Status: 'CAPTURED' }] as const;

/** `Transaction` over the books of the sandbox. */
export function transactionHandlers(context: ProviderContext): Handlers {
  const { db } = context;
  const books = sandboxProvider(context);
  const nameOf = (companyId: string, intentId: string) => ({ companyId, provider: 'saferpay', intentId });
  return {
    async 'Transaction/Inquire'(companyId, asked) {
      if (!Value.Check(Inquire, asked)) return invalid();
      const Transaction = await transactionNamed(context, companyId, asked.TransactionReference.OrderId);
      return Transaction === null ? missing() : [200, { Transaction }];
    },
    async 'Transaction/Capture'(companyId, asked) {
      if (!Value.Check(Named, asked)) return invalid();
      const { TransactionId } = asked.TransactionReference;
      const refund = refundOfTransaction(TransactionId);
      if (refund !== null) {
        const isDone = await books.refund({ ...nameOf(companyId, refund.intentId), ...refund });
        return isDone ? captured(TransactionId) : saferpayError('TRANSACTION_IN_WRONG_STATE');
      }
      const name = nameOf(companyId, intentOfTransaction(TransactionId));
      const row = await rowOf(db, name);
      if (row === null) return missing();
      const amount = Number(asked.Amount?.Value ?? row.amount);
      if (amount > row.amount) return saferpayError('AMOUNT_INVALID');
      if (await change(db, name, ['authorised'], { state: 'captured', captured: amount }))
        return captured(TransactionId);
      return saferpayError(
        row.state === 'released' ? 'TRANSACTION_IN_WRONG_STATE' : 'TRANSACTION_ALREADY_CAPTURED',
      );
    },
    async 'Transaction/Cancel'(companyId, asked) {
      if (!Value.Check(Named, asked)) return invalid();
      const { TransactionId } = asked.TransactionReference;
      const name = nameOf(companyId, intentOfTransaction(TransactionId));
      if ((await rowOf(db, name)) === null) return missing();
      const isDone = await change(db, name, ['authorised'], { state: 'released' });
      return isDone ? [200, { TransactionId }] : saferpayError('TRANSACTION_IN_WRONG_STATE');
    },
    async 'Transaction/Refund'(companyId, asked) {
      if (!Value.Check(Refund, asked)) return invalid();
      const intentId = intentOfCapture(asked.CaptureReference.CaptureId);
      const row = await rowOf(db, nameOf(companyId, intentId));
      if (row?.state !== 'captured') return missing();
      const refund = {
        intentId,
        refundId: asked.Refund.OrderId,
        amount: Number(asked.Refund.Amount.Value),
      };
      if (row.refunded + refund.amount > row.captured) return saferpayError('AMOUNT_INVALID');
      return [200, { Transaction: refundTransaction(refund, row.currency, 'AUTHORIZED') }];
    },
  };
}

/** What was authorised under an order id: a payment, or what was given back. */
async function transactionNamed({ db }: ProviderContext, companyId: string, orderId: string) {
  const [row] = await db
    .select()
    .from(sandboxIntents)
    .where(
      and(
        eq(sandboxIntents.companyId, companyId),
        eq(sandboxIntents.reference, orderId),
        inArray(sandboxIntents.state, ['processing', 'authorised', 'captured', 'released']),
      ),
    );
  if (row !== undefined) return saferpayTransaction(row);
  const [refund] = await db
    .select()
    .from(sandboxRefunds)
    .where(and(eq(sandboxRefunds.companyId, companyId), eq(sandboxRefunds.id, orderId)));
  if (refund === undefined) return null;
  const { id: refundId, intentId, amount } = refund;
  return refundTransaction({ intentId, refundId, amount }, 'EUR', 'CAPTURED');
}

import { and, eq } from 'drizzle-orm';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { sandboxIntents } from '../../../../database/schema/selling/orders.ts';
import type { ProviderContext } from '../../provider-context.ts';
import { intentAddress } from '../../sandbox-address.ts';
import { known } from '../../sandbox-books.ts';
import { sandboxProvider } from '../../sandbox.ts';
import { Amount } from '../saferpay-amount.ts';
import type { Handlers } from './handlers.ts';
import { saferpayError, saferpayFault, saferpayTransaction, tokenOf } from './saferpay-writing.ts';

/** Milliseconds for which a page may be opened. */
const PAGE_LIFE = 60 * 60_000;

const Initialize = Type.Object({
  TerminalId: Type.String(),
  Payment: Type.Object({ Amount, OrderId: Type.String(), Description: Type.String({ minLength: 1 }) }),
  ReturnUrl: Type.Object({ Url: Type.String() }),
  Notification: Type.Object({ SuccessNotifyUrl: Type.String(), FailNotifyUrl: Type.String() }),
});

const Assert = Type.Object({ Token: Type.String() });

/** `PaymentPage` over the books of the sandbox. */
export function pageHandlers(context: ProviderContext): Handlers {
  const { db, clock, originOf } = context;
  const books = sandboxProvider(context);
  return {
    async 'PaymentPage/Initialize'(companyId, asked) {
      if (!Value.Check(Initialize, asked)) return saferpayError('VALIDATION_FAILED', 400);
      const { Payment, ReturnUrl } = asked;
      const before = await db
        .select({ id: sandboxIntents.id })
        .from(sandboxIntents)
        .where(and(eq(sandboxIntents.companyId, companyId), eq(sandboxIntents.reference, Payment.OrderId)));
      const row = {
        companyId,
        id: tokenOf(Payment.OrderId, before.length),
        provider: 'saferpay',
        reference: Payment.OrderId,
        amount: Number(Payment.Amount.Value),
        currency: Payment.Amount.CurrencyCode,
        // Saferpay authorises; whoever wants the money captures it.
        captures: false,
        returnUrl: ReturnUrl.Url,
        state: 'new' as const,
      };
      await db.insert(sandboxIntents).values(row);
      const Expiration = new Date(clock.now() + PAGE_LIFE).toISOString();
      return [200, { Token: row.id, Expiration, RedirectUrl: intentAddress(row, originOf) }];
    },
    async 'PaymentPage/Assert'(companyId, asked) {
      if (!Value.Check(Assert, asked)) return saferpayError('VALIDATION_FAILED', 400);
      const name = { companyId, provider: 'saferpay', intentId: asked.Token };
      const found = await books.retrieve({ ...name, now: clock.now() });
      if (found === null) return saferpayError('TOKEN_INVALID');
      const row = await known(db, name);
      const Transaction = saferpayTransaction(row);
      return Transaction === null ? saferpayFault(row) : [200, { Transaction }];
    },
  };
}

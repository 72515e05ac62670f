import { and, eq } from 'drizzle-orm';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { currencyOf, toCents } from '#domain/prices/money.ts';
import { sandboxIntents, sandboxRefunds } from '../../../../database/schema/selling/orders.ts';
import type { ProviderContext } from '../../provider-context.ts';
import { change, known, paid, rowOf, type IntentRow } from '../../sandbox-books.ts';
import { sandboxProvider } from '../../sandbox.ts';
import { Money } from '../paypal-order.ts';
import type { Asked, Handlers } from './handlers.ts';
import { missing, orderId, paypalError, paypalOrder, unprocessable, type Answer } from './paypal-writing.ts';

const Wanted = Type.Object({
  intent: Type.Union([Type.Literal('CAPTURE'), Type.Literal('AUTHORIZE')]),
  purchase_units: Type.Tuple([Type.Object({ custom_id: Type.String(), amount: Money })]),
  payment_source: Type.Object({
    paypal: Type.Object({
      experience_context: Type.Object({ return_url: Type.String(), cancel_url: Type.String() }),
    }),
  }),
});

/** `/v2/checkout/orders` over the books of the sandbox. */
export function orderHandlers(context: ProviderContext): Handlers {
  const { db } = context;
  return {
    async 'POST /v2/checkout/orders'({ companyId, body, requestId }) {
      const wanted: unknown = JSON.parse(body);
      if (!Value.Check(Wanted, wanted)) return paypalError(400, 'INVALID_REQUEST', 'MALFORMED_REQUEST_JSON');
      const [{ custom_id, amount }] = wanted.purchase_units;
      const id = orderId(requestId);
      const row = {
        companyId,
        id,
        provider: 'paypal',
        reference: custom_id,
        amount: toCents(Number(amount.value), currencyOf(amount.currency_code)),
        currency: amount.currency_code,
        captures: wanted.intent === 'CAPTURE',
        returnUrl: wanted.payment_source.paypal.experience_context.return_url,
        state: 'new' as const,
      };
      await db.insert(sandboxIntents).values(row).onConflictDoNothing();
      return shown(context, { companyId, id });
    },
    'GET /v2/checkout/orders/id': (asked) => shown(context, asked),
    'POST /v2/checkout/orders/id/capture': (asked) => take(context, asked, true),
    'POST /v2/checkout/orders/id/authorize': (asked) => take(context, asked, false),
  };
}

async function shown(context: ProviderContext, { companyId, id }: Pick<Asked, 'companyId' | 'id'>) {
  const { db, clock, originOf } = context;
  const name = { companyId, provider: 'paypal', intentId: id };
  if ((await sandboxProvider(context).retrieve({ ...name, now: clock.now() })) === null) return missing();
  const given = await db
    .select()
    .from(sandboxRefunds)
    .where(and(eq(sandboxRefunds.companyId, companyId), eq(sandboxRefunds.intentId, id)));
  return [200, paypalOrder(await known(db, name), given, originOf)] satisfies Answer;
}

async function take(context: ProviderContext, asked: Asked, captures: boolean): Promise<Answer> {
  const { db, clock } = context;
  const name = { companyId: asked.companyId, intentId: asked.id };
  const row = await rowOf(db, name);
  if (row === null) return missing();
  if (row.captures !== captures) return unprocessable('ACTION_DOES_NOT_MATCH_INTENT');
  if (row.state === 'failed') return unprocessable('INSTRUMENT_DECLINED');
  if (await change(db, name, ['approved'], takenOf(row, clock.now())))
    return row.fault === null ? shown(context, asked) : unprocessable('INSTRUMENT_DECLINED');
  const { state } = await known(db, name);
  if (state === 'new' || state === 'choice') return unprocessable('ORDER_NOT_APPROVED');
  return unprocessable(captures ? 'ORDER_ALREADY_CAPTURED' : 'ORDER_ALREADY_AUTHORIZED');
}

/** What comes of asking for what was approved. */
function takenOf(row: IntentRow, now: number): Partial<IntentRow> {
  if (row.fault !== null) return { state: 'failed' };
  return row.readyAt !== null && row.readyAt.getTime() > now ? { state: 'processing' } : paid(row);
}

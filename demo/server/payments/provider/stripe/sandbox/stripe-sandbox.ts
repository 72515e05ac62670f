import { and, eq } from 'drizzle-orm';
import { sandboxIntents, sandboxRefunds } from '../../../../database/schema/selling/orders.ts';
import type { IntentName, ProviderClient } from '../../provider.ts';
import type { ProviderContext } from '../../provider-context.ts';
import { known, named, rowOf, UNPAID, type IntentRow } from '../../sandbox-books.ts';
import { sandboxProvider } from '../../sandbox.ts';
import { stripeDecline, stripeIntent, stripeRefund, stripeRefusal, type Answer } from './stripe-writing.ts';

/** By which the sandbox knows whose books it is asked about. */
const KEY = 'sk_test_sandbox_';
export const sandboxKey = (companyId: string) => KEY + companyId;

interface Request {
  readonly companyId: string;
  /** Of an intent; empty where none is named. */
  readonly id: string;
  /** Of the form, or of the query. */
  readonly params: URLSearchParams;
}

type Handlers = Readonly<Partial<Record<string, (request: Request) => Promise<Answer>>>>;

/**
 * Stands in for `https://api.stripe.com`, as far as its documentation of payment intents and refunds goes, over the books of the
 * sandbox. Where that gives no answer, the connection breaks.
 */
export function stripeSandbox(context: ProviderContext): typeof fetch {
  const books = sandboxProvider(context);
  const handlers = { ...intentHandlers(context, books), ...refundHandlers(context, books) };
  return async (input, { method = 'GET', headers, body } = {}) => {
    const { pathname, searchParams } = new URL(String(input));
    const [, key = ''] = /^Bearer (\S+)$/.exec(new Headers(headers).get('authorization') ?? '') ?? [];
    if (!key.startsWith(KEY)) return written([401, { error: { type: 'invalid_request_error' } }]);
    const [, family = '', id = '', act = ''] = /^\/v1\/(\w+)(?:\/([\w-]+))?(\/\w+)?$/.exec(pathname) ?? [];
    const handle = handlers[`${method} ${family}${id && '/id'}${act}`];
    if (handle === undefined) return written(stripeRefusal('resource_missing'));
    const params = method === 'POST' ? new URLSearchParams(String(body)) : searchParams;
    return written(await handle({ companyId: key.slice(KEY.length), id, params }));
  };
}

const written = ([status, body]: Answer): Response => Response.json(body, { status });

const nameOf = ({ companyId, id }: Pick<Request, 'companyId' | 'id'>): IntentName => ({
  companyId,
  provider: 'stripe',
  intentId: id,
});

function intentHandlers({ db, clock, originOf }: ProviderContext, books: ProviderClient): Handlers {
  const shown = async (row: Pick<IntentRow, 'companyId' | 'id'>) =>
    stripeIntent(await known(db, nameOf(row)), originOf);
  const retrieve = async (request: Request): Promise<Answer> =>
    (await books.retrieve({ ...nameOf(request), now: clock.now() })) === null
      ? stripeRefusal('resource_missing')
      : [200, await shown(request)];
  /** What is done to an intent; where it is in none of the states, it is not. */
  const change =
    (
      states: readonly IntentRow['state'][],
      act: (row: IntentRow, params: URLSearchParams) => Promise<Answer>,
    ) =>
    async (request: Request): Promise<Answer> => {
      const row = await rowOf(db, nameOf(request));
      if (row === null) return stripeRefusal('resource_missing');
      return states.includes(row.state)
        ? act(row, request.params)
        : stripeRefusal('payment_intent_unexpected_state', await shown(row));
    };
  return {
    async 'POST payment_intents'({ companyId, params }) {
      const { id } = await books.create({
        companyId,
        provider: 'stripe',
        reference: params.get('metadata[reference]') ?? '',
        amount: Number(params.get('amount')),
        currency: (params.get('currency') ?? '').toUpperCase(),
        captures: params.get('capture_method') !== 'manual',
        returnUrl: '',
      });
      return [200, await shown({ companyId, id })];
    },
    'GET payment_intents/id': retrieve,
    'POST payment_intents/id/confirm': change(UNPAID, async (row, params) => {
      // The stand-in of its script names the card, and what its fields were opened for.
      const [method = '', capture] = (params.get('confirmation_token') ?? '').split('-');
      const captures = row.captures ? 'automatic' : 'manual';
      if (capture !== undefined && capture !== captures)
        return stripeRefusal('payment_intent_incompatible_payment_method', await shown(row));
      const returnUrl = params.get('return_url') ?? '';
      await db
        .update(sandboxIntents)
        .set({ returnUrl })
        .where(named(nameOf(row)));
      const { fault } = await books.confirm({ ...nameOf(row), method, returnUrl, now: clock.now() });
      const intent = await shown(row);
      return fault === null ? [200, intent] : stripeDecline(intent);
    }),
    'POST payment_intents/id/cancel': change(['authorised', ...UNPAID], async (row) => {
      await books.cancel(nameOf(row));
      return [200, await shown(row)];
    }),
    'POST payment_intents/id/capture': change(['authorised'], async (row, params) => {
      const amount = Number(params.get('amount_to_capture') ?? row.amount);
      if (amount > row.amount) return stripeRefusal('amount_too_large', await shown(row));
      await books.collect({ ...nameOf(row), amount });
      return [200, await shown(row)];
    }),
  };
}

function refundHandlers({ db }: ProviderContext, books: ProviderClient): Handlers {
  return {
    async 'POST refunds'({ companyId, params }) {
      const refund = {
        ...nameOf({ companyId, id: params.get('payment_intent') ?? '' }),
        refundId: params.get('metadata[reference]') ?? '',
        amount: Number(params.get('amount')),
      };
      return (await books.refund(refund))
        ? [200, stripeRefund({ ...refund, id: refund.refundId })]
        : stripeRefusal('charge_already_refunded');
    },
    async 'GET refunds'({ companyId, params }) {
      const intentId = params.get('payment_intent') ?? '';
      const rows = await db
        .select()
        .from(sandboxRefunds)
        .where(and(eq(sandboxRefunds.companyId, companyId), eq(sandboxRefunds.intentId, intentId)));
      return [200, { object: 'list', has_more: false, data: rows.map(stripeRefund) }];
    },
  };
}

import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { sandboxIntents, sandboxRefunds } from '../../../../database/schema/selling/orders.ts';
import type { IntentName, ProviderClient } from '../../provider.ts';
import type { ProviderContext } from '../../provider-context.ts';
import { change, named, rowOf, type IntentRow } from '../../sandbox-books.ts';
import { sandboxProvider } from '../../sandbox.ts';
import { formTokenOf, payzenCredit, payzenDebit, payzenOrder, uuidOf } from './payzen-writing.ts';

/** By which the sandbox knows whose books it is asked about. */
const SHOP = 'sandbox-';
export const sandboxKey = (companyId: string) => `${SHOP}${companyId}:testpassword_sandbox`;

interface Request {
  readonly companyId: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** What is answered; a word is the code of a refusal. */
type Handler = (request: Request) => Promise<object | string>;

/**
 * Stands in for `https://api.payzen.eu`, as far as its documentation of the calls that are made here goes, over the books of the sandbox: by HTTP
 * 200 whatever it answers.
 */
export function payzenSandbox(context: ProviderContext): typeof fetch {
  const books = sandboxProvider(context);
  const handlers: Readonly<Partial<Record<string, Handler>>> = {
    ...orderHandlers(context, books),
    ...transactionHandlers(context, books),
  };
  return async (input, { headers, body } = {}) => {
    const [, call = ''] = /\/V4\/(\w+\/\w+)$/.exec(new URL(String(input)).pathname) ?? [];
    const [, key = ''] = /^Basic (\S+)$/.exec(new Headers(headers).get('authorization') ?? '') ?? [];
    const [shop = ''] = Buffer.from(key, 'base64').toString().split(':');
    if (!shop.startsWith(SHOP)) return written('INT_905');
    const handle = Object.hasOwn(handlers, call) ? handlers[call] : undefined;
    if (handle === undefined) return written('INT_901');
    return written(await handle({ companyId: shop.slice(SHOP.length), body: JSON.parse(String(body)) }));
  };
}

function written(answer: object | string): Response {
  return typeof answer === 'string'
    ? Response.json({ status: 'ERROR', answer: { errorCode: answer } })
    : Response.json({ status: 'SUCCESS', answer });
}

const UNKNOWN = 'PSP_010';

const nameOf = ({ companyId }: Pick<Request, 'companyId'>, intentId: string): IntentName => ({
  companyId,
  provider: 'payzen',
  intentId,
});

function orderHandlers({ db, clock }: ProviderContext, books: ProviderClient): Record<string, Handler> {
  return {
    async 'Charge/CreatePayment'({ companyId, body }) {
      const orderId = String(body['orderId']);
      const { cardOptions } = body['transactionOptions'] as { cardOptions: { manualValidation: string } };
      await db
        .insert(sandboxIntents)
        .values({
          companyId,
          id: orderId,
          reference: orderId,
          provider: 'payzen',
          amount: Number(body['amount']),
          currency: String(body['currency']),
          captures: cardOptions.manualValidation !== 'YES',
          state: 'new',
        })
        .onConflictDoNothing();
      return { formToken: formTokenOf({ companyId, orderId }, clock.now()) };
    },
    async 'Order/Get'(request) {
      const name = nameOf(request, String(request.body['orderId']));
      await books.retrieve({ ...name, now: clock.now() });
      const row = await rowOf(db, name);
      const debit = row && payzenDebit(row);
      if (row === null || debit === null) return UNKNOWN;
      const credits = await db
        .select()
        .from(sandboxRefunds)
        .where(and(eq(sandboxRefunds.companyId, row.companyId), eq(sandboxRefunds.intentId, row.id)));
      return payzenOrder(row, [debit, ...credits.map((credit) => payzenCredit(credit, row))]);
    },
  };
}

function transactionHandlers({ db }: ProviderContext, books: ProviderClient): Record<string, Handler> {
  /** Of a transaction that is there. */
  const on =
    (act: (row: IntentRow, body: Request['body']) => Promise<object | string | null>): Handler =>
    async ({ companyId, body }) => {
      const row = await rowByUuid(companyId, String(body['uuid']));
      if (row === null) return UNKNOWN;
      const done = await act(row, body);
      if (done !== null) return done;
      const now = await rowByUuid(companyId, uuidOf(row.id));
      return (now && payzenDebit(now)) ?? UNKNOWN;
    };
  const rowByUuid = async (companyId: string, uuid: string): Promise<IntentRow | null> => {
    const isNamed = sql`replace(${sandboxIntents.id}, '-', '') = ${uuid}`;
    const [row] = await db
      .select()
      .from(sandboxIntents)
      .where(and(eq(sandboxIntents.companyId, companyId), eq(sandboxIntents.provider, 'payzen'), isNamed));
    return row !== undefined && payzenDebit(row) !== null ? row : null;
  };
  const cancel = async (row: IntentRow) => {
    const kept = { companyId: row.companyId, intentId: row.id };
    if (await change(db, kept, ['authorised'], { state: 'released' })) return null;
    return row.state === 'released' ? 'PSP_105' : 'PSP_075';
  };
  return {
    'Transaction/Cancel': on(cancel),
    'Transaction/Validate': on(async (row) => {
      const taken = { state: 'captured', captured: row.amount } as const;
      return (await change(db, nameOf(row, row.id), ['authorised'], taken)) ? null : 'PSP_503';
    }),
    'Transaction/Update': on(async (row, body) => {
      const { amount } = body['cardUpdate'] as { amount: number };
      if (row.state !== 'authorised') return 'PSP_503';
      // Only downward, and not to the same.
      if (amount >= row.amount) return 'PSP_511';
      await db
        .update(sandboxIntents)
        .set({ amount })
        .where(named(nameOf(row, row.id)));
      return null;
    }),
    'Transaction/CancelOrRefund': on(async (row, body) => {
      if (body['resolutionMode'] === 'CANCELLATION_ONLY') return cancel(row);
      if (row.state !== 'captured') return row.state === 'authorised' ? 'PSP_076' : 'PSP_083';
      // Each request that is heard gives back once more.
      const credit = { refundId: randomUUID(), amount: Number(body['amount']) };
      if (!(await books.refund({ ...nameOf(row, row.id), ...credit }))) return 'PSP_511';
      return payzenCredit({ id: credit.refundId, amount: credit.amount }, row);
    }),
  };
}

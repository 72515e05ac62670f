import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { companySecrets } from '../../../database/schema/selling/orders.ts';
import type { EventOutcome } from '../provider-shapes.ts';
import { change, known, type IntentRow } from '../sandbox-books.ts';
import { sandboxMessage, type SandboxMessage } from '../sandbox-messages.ts';
import type { TestServer } from '../../../testing/test-server.ts';

interface Telling {
  readonly intentId: string;
  readonly outcome?: EventOutcome;
  /** The message's own. */
  readonly id?: string;
  /** Milliseconds since it was said. */
  readonly ago?: number;
  /** Somebody else says it. */
  readonly isForged?: boolean;
  /** Whose server it is sent to, where not the company's own. */
  readonly to?: string;
  /** What the sandbox's books have otherwise by the time of the message. */
  readonly books?: Partial<IntentRow>;
}

/** What a company's provider tells of a payment, as its sandbox writes it; null where it has nothing to say. */
export async function providerMessage(
  { database: { db }, clock }: TestServer,
  company: string,
  {
    intentId,
    outcome = 'captured',
    id = randomUUID(),
    ago = 0,
    isForged = false,
    to = company,
    books,
  }: Telling,
): Promise<SandboxMessage | null> {
  const row = await settled(db, await known(db, { companyId: company, intentId }), clock.now());
  const [secret] = await db
    .select({ value: companySecrets.value })
    .from(companySecrets)
    .where(and(eq(companySecrets.companyId, company), eq(companySecrets.name, `${row.provider}.webhook`)));
  return sandboxMessage(
    { ...row, ...books },
    {
      db,
      originOf: (host) => `http://${host}:4100`,
      outcome,
      id,
      at: clock.now() - ago,
      companyToken: `cmp_${to}`,
      secret: secret?.value ?? '',
      isForged,
    },
  );
}

/** Monetico tells of nothing that its bank has not done. */
async function settled(db: TestServer['database']['db'], row: IntentRow, now: number): Promise<IntentRow> {
  const { companyId, id: intentId, provider, readyAt } = row;
  if (provider !== 'monetico' || (readyAt?.getTime() ?? Infinity) > now) return row;
  await change(db, { companyId, intentId }, ['processing'], { state: 'authorised' });
  return known(db, { companyId, intentId });
}

/** Tells the server; the status and the words of its answer. */
export async function tellServer({ app }: TestServer, message: SandboxMessage) {
  const { statusCode, body } = await app.inject({ method: 'POST', ...message });
  return { status: statusCode, body };
}

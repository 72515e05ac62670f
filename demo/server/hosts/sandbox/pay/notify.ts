import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { THIS_MACHINE } from '#server/render/inside-fetch.ts';
import type { ServerContext } from '../../../context.ts';
import { sandboxMessage, type SandboxMessage } from '../../../payments/provider/sandbox-messages.ts';
import type { Notice } from './answers.ts';
import type { KnownIntent } from './known-intent.ts';

/** Milliseconds: what is told out of order was said before. */
const EARLIER = 30_000;

interface Signing extends Pick<ServerContext, 'db' | 'originOf'> {
  readonly secret: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Tells the company's server what became of a payment, as the provider does, by a request like any other. */
export async function notify(
  app: FastifyInstance,
  known: KnownIntent,
  { notices, ...signing }: Signing & { readonly notices: readonly Notice[] },
): Promise<void> {
  let last: SandboxMessage | null = null;
  for (const notice of notices) {
    const message: SandboxMessage | null =
      notice === 'again' ? last : await messageOf(known, notice, signing);
    last = message;
    if (message === null) continue;
    await app.inject({
      method: 'POST',
      ...message,
      headers: { host: 'localhost', ...message.headers },
      remoteAddress: THIS_MACHINE,
    });
  }
}

function messageOf(
  { intent, company }: KnownIntent,
  notice: Notice,
  { now, ...signing }: Signing,
): Promise<SandboxMessage | null> {
  const paid = intent.captures ? 'captured' : 'authorised';
  const isLate = notice === 'failed' && intent.state !== 'failed';
  return sandboxMessage(intent, {
    ...signing,
    outcome: notice === 'failed' || notice === 'processing' ? notice : paid,
    id: `evt_${randomUUID()}`,
    at: isLate ? now - EARLIER : now,
    companyToken: company.token,
    isForged: notice === 'forged',
  });
}

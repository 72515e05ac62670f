import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { THIS_MACHINE } from '#server/render/inside-fetch.ts';
import { eventOf, signEvent, type ProviderEvent } from '../../../payments/provider/events.ts';
import type { Notice } from './answers.ts';
import type { KnownIntent } from './known-intent.ts';

/** Milliseconds: what is told out of order was said before. */
const EARLIER = 30_000;

/**
 * Tells the company's server what became of a payment, as the provider does: signed, at the address for its messages, by a request
 * like any other. Who signs with no secret of the company's is nobody.
 */
export async function notify(
  app: FastifyInstance,
  known: KnownIntent,
  {
    notices,
    secret,
    now,
  }: { readonly notices: readonly Notice[]; readonly secret: string; readonly now: number },
): Promise<void> {
  let last: ProviderEvent | null = null;
  for (const notice of notices) {
    const event: ProviderEvent =
      notice === 'again' && last !== null ? last : written(known, notice, { secret, now });
    last = event;
    await app.inject({
      method: 'POST',
      url: `/api/payment/callback/${encodeURIComponent(known.company.token)}`,
      headers: { host: 'localhost' },
      remoteAddress: THIS_MACHINE,
      payload: { event },
    });
  }
}

function written(
  { intent, company }: KnownIntent,
  notice: Notice,
  { secret, now }: { readonly secret: string; readonly now: number },
): ProviderEvent {
  const { provider, id, reference, amount, currency, captures } = intent;
  const paid = captures ? 'captured' : 'authorised';
  const outcome = notice === 'failed' || notice === 'processing' ? notice : paid;
  const isLate = notice === 'failed' && intent.state !== 'failed';
  const event = eventOf(
    { provider, intentId: id, id: reference, amount, currency },
    { id: `evt_${randomUUID()}`, outcome, at: isLate ? now - EARLIER : now },
  );
  const signer = {
    provider,
    secret: notice === 'forged' ? randomUUID() : secret,
    companyToken: company.token,
  };
  return signEvent(event, signer);
}

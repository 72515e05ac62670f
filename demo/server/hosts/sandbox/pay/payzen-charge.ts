import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLocale } from '#domain/locale.ts';
import { inTenant } from '../../../database/tenancy/tenant-scope.ts';
import type { ServerContext } from '../../../context.ts';
import { ProviderSilence } from '../../../payments/provider/provider.ts';
import {
  payzenDebit,
  readFormToken,
  signedAnswer,
} from '../../../payments/provider/payzen/sandbox/payzen-writing.ts';
import { intentAddress } from '../../../payments/provider/sandbox-address.ts';
import { change, known, UNPAID, type IntentRow } from '../../../payments/provider/sandbox-books.ts';
import { sandboxProvider } from '../../../payments/provider/sandbox.ts';
import { webhookSecret } from '../../../payments/provider/keys/secrets.ts';
import { translate } from '../../../texts.ts';
import { spokenBy } from '../../plain-pages.ts';

/** Where the frame of the card sends what was filled in: the form's token, the card's name, and where the page around is. */
export const CHARGE_PATH = '/payzen/charge';

/** Charges a card in PayZen's form, and answers what its script is told; by HTTP 503 where nobody is to know what happened. */
export async function chargeCard(
  context: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
  const token = readFormToken(form.get('formToken') ?? '', context.clock.now());
  if (token === null || token === 'expired') {
    const errorCode = token === null ? 'CLIENT_100' : 'PSP_108';
    return reply.send({ error: { errorCode, errorMessage: 'Invalid formToken' } });
  }
  const wanted = form.get('lang') ?? '';
  const locale = isLocale(wanted) ? wanted : spokenBy(request);
  const name = { companyId: token.companyId, intentId: token.orderId };
  const { db, clock, originOf } = context;
  return inTenant(token.companyId, async () => {
    const returnUrl = webAddress(form.get('returnUrl'));
    await change(db, name, UNPAID, { returnUrl });
    const method = form.get('method') ?? '';
    try {
      await sandboxProvider(context).confirm({
        ...name,
        provider: 'payzen',
        method,
        returnUrl: returnUrl ?? '',
        now: clock.now(),
      });
    } catch (error) {
      if (!(error instanceof ProviderSilence)) throw error;
      return reply.code(503).send();
    }
    const row = await known(db, name);
    return reply.send(await toldOf(row));
  });

  async function toldOf(row: IntentRow): Promise<object> {
    const debit = payzenDebit(row);
    if (debit === null) return { redirect: intentAddress(row, originOf) };
    // Another key than that of the notifications, as a browser is told what is signed with it.
    const secret = `form ${await webhookSecret(db, row.companyId, 'payzen')}`;
    const { answer, hash } = signedAnswer(row, debit, secret);
    const signed = { hash, hashAlgorithm: 'sha256_hmac', hashKey: 'sha256_hmac' };
    if (row.state !== 'failed') return { rawClientAnswer: answer, ...signed };
    const { errorCode, detailedErrorCode } = debit;
    const errorMessage = translate(locale, `problem:card.${faultOf(row.fault)}`);
    return { error: { errorCode, detailedErrorCode, errorMessage }, rawClientAnswer: answer, ...signed };
  }
}

const FAULTS = [
  'card_declined',
  'insufficient_funds',
  'expired_card',
  'authentication_failed',
  'processing_error',
] as const;

const faultOf = (word: string | null) => FAULTS.find((fault) => fault === word) ?? 'processing_error';

/** Only pages of the web: what is no such address leads nowhere. */
function webAddress(address: string | null): string | null {
  const isOfWeb = address !== null && URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
  return isOfWeb ? address : null;
}

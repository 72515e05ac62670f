import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inTenant } from '../../../database/tenancy/tenant-scope.ts';
import type { ServerContext } from '../../../context.ts';
import { requestUrl } from '../../../http/requests/request-url.ts';
import { FORM_PATH } from '../../../payments/provider/monetico/sandbox/monetico-sandbox.ts';
import { webhookSecret } from '../../../payments/provider/keys/secrets.ts';
import { SANDBOX_HOST } from '../../../payments/provider/sandbox-address.ts';
import { end, known } from '../../../payments/provider/sandbox-books.ts';
import { isSameSecret } from '../../../secrets/same-secret.ts';
import { plainPage, sendPage, spokenBy } from '../../plain-pages.ts';
import { answerNamed } from './answers.ts';
import { CARD_PATH, cardPage } from './card/card-page.ts';
import { intentPage } from './intent-page.ts';
import { intentAt, type KnownIntent } from './known-intent.ts';
import { openMoneticoOrder } from './monetico-order.ts';
import { notify } from './notify.ts';
import { CHARGE_PATH, chargeCard } from './payzen-charge.ts';
import { scriptAt } from './scripts/script-at.ts';

/** Of the form on a page: tokens, the name of a button or a card, and the address of a page. */
const BODY_LIMIT = 4096;
/** Only of the sandbox's own host. */
const HERE = new RegExp(`^${SANDBOX_HOST.replace('.', '\\.')}\\.?(:\\d+)?$`, 'i');

/** Signs the tokens of pages where a company shares no secret with its provider. */
const OWN_KEY = randomBytes(32).toString('hex');

/**
 * The public side of the sandbox: the scripts that stand in for those of Stripe and PayZen, the frame with the card that they show,
 * and the page of each intent, for visitors whom a provider would send to its own or to their bank's.
 */
export function createPaySandbox(context: ServerContext) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { pathname } = requestUrl(request);
    reply.header('cross-origin-resource-policy', 'cross-origin');
    const script = scriptAt(pathname);
    if (script !== null)
      return reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-store').send(script);
    if (pathname === CARD_PATH)
      // Which pages may show it, its policy says.
      return sendPage(reply.removeHeader('x-frame-options'), 200, cardPage(request));
    return showIntent(context, request, reply);
  };
}

/** Takes what is pressed on the page of an intent, and the cards that PayZen's form charges. */
export function servePressedAnswers(app: FastifyInstance, context: ServerContext): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      (_request, body, done) => done(null, new URLSearchParams(body.toString())),
    );
    const options = { config: { policy: 'public' }, constraints: { host: HERE } } as const;
    scope.post(CHARGE_PATH, options, (request, reply) => chargeCard(context, request, reply));
    scope.post(FORM_PATH, options, (request, reply) => openMoneticoOrder(context, request, reply));
    scope.post('/:provider/:intent', options, (request, reply) => takeAnswer(app, context, request, reply));
  });
}

async function showIntent(
  { db }: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
  isStale = false,
): Promise<FastifyReply> {
  const locale = spokenBy(request);
  const found = await intentAt(db, requestUrl(request).pathname);
  if (found === null) return sendPage(reply, 404, plainPage(locale, 'missing'));
  const token = await tokenOf(db, found);
  return sendPage(reply, isStale ? 409 : 200, intentPage({ ...found, locale, token, isStale }));
}

async function takeAnswer(
  app: FastifyInstance,
  context: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { db, clock, originOf } = context;
  const pressed = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
  const found = await intentAt(db, requestUrl(request).pathname);
  if (found === null) return showIntent(context, request, reply);
  const { intent, company } = found;
  const answer = answerNamed(intent, pressed.get('answer') ?? '');
  const isSeen = isSameSecret(pressed.get('token') ?? '', await tokenOf(db, found));
  const now = clock.now();
  const isTaken =
    answer !== null &&
    isSeen &&
    (await inTenant(company.id, () => end(db, intent, [intent.state], { ...answer, now })));
  if (!isTaken || intent.returnUrl === null) return showIntent(context, request, reply, !isTaken);
  const ended = await known(db, { companyId: company.id, intentId: intent.id });
  const secret = await webhookSecret(db, company.id, intent.provider);
  await notify(app, { intent: ended, company }, { notices: answer.notices, secret, now, db, originOf });
  const isPaid = answer.ends !== 'failed';
  const to = isPaid ? intent.returnUrl : (intent.leaveUrl ?? intent.returnUrl);
  return reply.header('cache-control', 'no-store').redirect(to, 303);
}

/** What the form of an intent's page carries, so that no other page can press its buttons. */
async function tokenOf(db: ServerContext['db'], { intent, company }: KnownIntent): Promise<string> {
  const secret = await webhookSecret(db, company.id, intent.provider);
  return createHmac('sha256', secret === '' ? OWN_KEY : secret)
    .update(`page ${intent.id} ${intent.state}`)
    .digest('base64url');
}

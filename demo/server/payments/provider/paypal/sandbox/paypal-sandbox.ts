import type { ProviderContext } from '../../provider-context.ts';
import type { PaypalKey } from '../paypal-key.ts';
import type { Handlers } from './handlers.ts';
import { orderHandlers } from './orders.ts';
import { paymentHandlers } from './payments.ts';
import { missing, paypalError, type Answer } from './paypal-writing.ts';
import { verifySignature } from './webhook-signature.ts';

/** By which the sandbox knows whose books it is asked about. */
const CLIENT = 'sandbox-';
const TOKEN = 'A21AA-';

export const sandboxKey = (companyId: string): PaypalKey => ({
  origin: 'https://api-m.sandbox.paypal.com',
  clientId: CLIENT + companyId,
  secret: 'sandbox',
});

/**
 * Stands in for PayPal's API, as far as its documentation of tokens, orders, payments and webhooks goes, over the books of the sandbox.
 * Where that gives no answer, the connection breaks.
 */
export function paypalSandbox(context: ProviderContext): typeof fetch {
  const handlers: Handlers = {
    ...orderHandlers(context),
    ...paymentHandlers(context),
    'POST /v1/notifications/verify-webhook-signature': (asked) => verifySignature(context, asked),
  };
  return async (input, { method = 'GET', headers, body } = {}) => {
    const { pathname } = new URL(String(input));
    const authorization = new Headers(headers).get('authorization') ?? '';
    const text = body === undefined || body === null ? '' : String(body);
    if (pathname === '/v1/oauth2/token') return written(tokenFor(authorization, text));
    if (!authorization.startsWith(`Bearer ${TOKEN}`))
      return written(paypalError(401, 'AUTHENTICATION_FAILURE', 'invalid_token'));
    const [, family = '', id = '', act = ''] =
      /^(\/v2\/(?:checkout\/orders|payments\/\w+))\/([\w.-]+)(\/\w+)?$/.exec(pathname) ?? [];
    const handle = handlers[`${method} ${family === '' ? pathname : `${family}/id${act}`}`];
    const companyId = authorization.slice(`Bearer ${TOKEN}`.length);
    const requestId = new Headers(headers).get('paypal-request-id') ?? '';
    return written(handle === undefined ? missing() : await handle({ companyId, id, body: text, requestId }));
  };
}

const written = ([status, body]: Answer): Response =>
  body === null ? new Response(null, { status }) : Response.json(body, { status });

function tokenFor(authorization: string, body: string): Answer {
  const [, written = ''] = /^Basic (\S+)$/.exec(authorization) ?? [];
  const [clientId = '', secret] = Buffer.from(written, 'base64').toString().split(':');
  const isKnown = clientId.startsWith(CLIENT) && secret === 'sandbox';
  if (!isKnown || new URLSearchParams(body).get('grant_type') !== 'client_credentials')
    return [401, { error: 'invalid_client', error_description: 'Client Authentication failed' }];
  const access_token = TOKEN + clientId.slice(CLIENT.length);
  return [200, { access_token, token_type: 'Bearer', expires_in: 32_400 }];
}

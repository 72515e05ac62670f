import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { KeyRefused, ProviderSilence, type IntentName } from '../provider.ts';
import { askProvider } from '../ask-provider.ts';
import type { ProviderContext } from '../provider-context.ts';
import { keyOrSandbox } from '../keys/key-or-sandbox.ts';
import { Envelope, OrderTransactions, ServiceError } from './payzen-answers.ts';
import { payzenSandbox, sandboxKey } from './sandbox/payzen-sandbox.ts';

export const PAYZEN_API = 'https://api.payzen.eu/api-payment/V4/';

/** PayZen has read the request and will not; by its own code, as `PSP_010`. */
export class PayzenRefusal extends Error {
  readonly code: string;
  constructor(code: string) {
    super(`PayZen refuses: ${code}.`);
    this.code = code;
  }
}

/** Too many requests, or a fault of PayZen's or of an acquirer's own (https://docs.lyra.com/en/rest/V4.0/api/errors-reference.html). */
const SILENT = new Set(['PSP_099', 'PSP_106', 'PSP_514', 'PSP_999', 'ACQ_999', 'AUTH_999', 'INT_999']);

/** Neither the shop's number nor its password. */
const WRONG_KEY = 'INT_905';

/** Asks PayZen on behalf of a company. */
export type AskPayzen = <Schema extends TSchema>(
  call: string,
  body: object,
  schema: Schema,
) => Promise<Static<Schema>>;

/** PayZen as a company asks it: by its own key, or the sandbox, where it has none. */
export async function payzenOf(context: ProviderContext, companyId: string): Promise<AskPayzen> {
  const key = await keyOrSandbox(context, companyId, 'payzen');
  const send = key === null ? payzenSandbox(context) : fetch;
  return (call, body, schema) => ask(send, key ?? sandboxKey(companyId), { call, body, schema });
}

/** Fails by `ProviderSilence`, by `PayzenRefusal`, or because the company's key or the request is wrong. */
async function ask<Schema extends TSchema>(
  send: typeof fetch,
  key: string,
  { call, body, schema }: { readonly call: string; readonly body: object; readonly schema: Schema },
): Promise<Static<Schema>> {
  const { status, answer } = await post(send, key, { call, body });
  if (status === 'SUCCESS') return readable(schema, answer);
  const { errorCode } = readable(ServiceError, answer);
  if (SILENT.has(errorCode)) throw new ProviderSilence(`PayZen answers ${call} by ${errorCode}.`);
  if (errorCode === WRONG_KEY) throw new KeyRefused(`PayZen does not take the key: ${errorCode}.`);
  if (/^(PSP|ACQ)_/.test(errorCode)) throw new PayzenRefusal(errorCode);
  throw new Error(`PayZen does not take ${call}: ${errorCode}.`);
}

async function post(
  send: typeof fetch,
  key: string,
  { call, body }: { readonly call: string; readonly body: object },
): Promise<Static<typeof Envelope>> {
  const reply = await askProvider(send, PAYZEN_API + call, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(key).toString('base64')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  return readable(Envelope, reply.body);
}

/** What cannot be read is no answer either: the request may have been carried out. */
function readable<Schema extends TSchema>(schema: Schema, answer: unknown): Static<Schema> {
  if (Value.Check(schema, answer)) return answer;
  throw new ProviderSilence('PayZen answered what nobody understands.');
}

/** PayZen has no transaction of that name. */
const UNKNOWN = 'PSP_010';

/** All that is known of an order; null where nobody has tried to pay it. */
export async function orderOf(
  ask: AskPayzen,
  { intentId }: Pick<IntentName, 'intentId'>,
): Promise<OrderTransactions | null> {
  return ask('Order/Get', { orderId: intentId }, OrderTransactions).catch((error: unknown) => {
    if (error instanceof PayzenRefusal && error.code === UNKNOWN) return null;
    throw error;
  });
}

import { randomUUID } from 'node:crypto';
import { Type, type Static, type TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { askProvider, type ProviderReply } from '../ask-provider.ts';
import { ProviderSilence } from '../provider.ts';
import type { ProviderContext } from '../provider-context.ts';
import { keyOrSandbox } from '../keys/key-or-sandbox.ts';
import { saferpayKey, type SaferpayKey } from './saferpay-key.ts';
import { saferpaySandbox, sandboxKey } from './sandbox/saferpay-sandbox.ts';

const SPEC_VERSION = '1.53';

/** Saferpay has read the request, and will not; with its name of the error. */
export class SaferpayRefusal extends Error {
  readonly errorName: string;

  constructor(errorName: string) {
    super(`Saferpay refused: ${errorName}`);
    this.errorName = errorName;
  }
}

const Refused = Type.Object({ ErrorName: Type.String() });

/** After these, nobody knows what became of a request. */
const SILENT: readonly string[] = ['INTERNAL_ERROR', 'COMMUNICATION_FAILED', 'COMMUNICATION_TIMEOUT'];

export interface Saferpay {
  readonly terminalId: string;
  /** What changes nothing is asked once more where no answer comes. */
  look<Shape extends TSchema>(path: string, shape: Shape, body: object): Promise<Static<Shape>>;
  act<Shape extends TSchema>(path: string, shape: Shape, body: object): Promise<Static<Shape>>;
}

/** Saferpay as a company asks it: by its own key, or the sandbox, where it has none. */
export async function saferpayOf(context: ProviderContext, companyId: string): Promise<Saferpay> {
  const written = await keyOrSandbox(context, companyId, 'saferpay');
  return written === null
    ? saferpayBy(sandboxKey(companyId), saferpaySandbox(context))
    : saferpayBy(saferpayKey(written), fetch);
}

function saferpayBy(key: SaferpayKey, transport: typeof fetch): Saferpay {
  const { base, customerId, terminalId, user, password } = key;
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  const ask = (path: string, body: object, { RequestId = randomUUID(), RetryIndicator = 0 } = {}) => {
    const RequestHeader = { SpecVersion: SPEC_VERSION, CustomerId: customerId, RequestId, RetryIndicator };
    return askProvider(transport, `${base}/Payment/v1/${path}`, {
      method: 'POST',
      headers: {
        authorization,
        accept: 'application/json',
        'content-type': 'application/json; charset=utf-8',
      },
      body: JSON.stringify({ RequestHeader, ...body }),
    });
  };
  return {
    terminalId,
    async look(path, shape, body) {
      const RequestId = randomUUID();
      const reply = await ask(path, body, { RequestId }).catch((error: unknown) => {
        if (error instanceof ProviderSilence) return ask(path, body, { RequestId, RetryIndicator: 1 });
        throw error;
      });
      return understood(reply, shape);
    },
    async act(path, shape, body) {
      const answer = ask(path, body).then((reply) => understood(reply, shape));
      return answer.catch((error: unknown) => {
        const isUnknown = error instanceof SaferpayRefusal && SILENT.includes(error.errorName);
        throw isUnknown ? new ProviderSilence('Saferpay does not know.', { cause: error }) : error;
      });
    },
  };
}

function understood<Shape extends TSchema>({ status, body }: ProviderReply, shape: Shape): Static<Shape> {
  if (status >= 400) throw new SaferpayRefusal(Value.Check(Refused, body) ? body.ErrorName : String(status));
  if (!Value.Check(shape, body)) throw new ProviderSilence('Saferpay answered what nobody understands.');
  return body;
}

import { Type, type Static, type TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { askProvider, type ProviderReply } from '../ask-provider.ts';
import { KeyRefused, ProviderSilence } from '../provider.ts';
import type { ProviderContext } from '../provider-context.ts';
import { keyOrSandbox } from '../keys/key-or-sandbox.ts';
import { paypalToken } from './paypal-token.ts';
import { paypalKey, type PaypalKey } from './paypal-key.ts';
import { paypalSandbox, sandboxKey } from './sandbox/paypal-sandbox.ts';

/** PayPal has read the request, and will not; with its word for why. */
export class PaypalRefusal extends Error {
  readonly status: number;
  readonly issue: string;

  constructor(status: number, issue: string) {
    super(`PayPal refused: ${status} ${issue}`);
    this.status = status;
    this.issue = issue;
  }
}

const Refused = Type.Object({
  name: Type.Optional(Type.String()),
  details: Type.Optional(Type.Array(Type.Object({ issue: Type.Optional(Type.String()) }))),
});

interface Wish {
  readonly body?: object | string;
  /** The same again is done once, as long as PayPal keeps it: hours for orders, 45 days for what is taken and given back. */
  readonly requestId?: string;
}

export interface Paypal {
  get<Shape extends TSchema>(path: string, shape: Shape): Promise<Static<Shape>>;
  post<Shape extends TSchema>(path: string, shape: Shape, wish: Wish): Promise<Static<Shape>>;
}

/** PayPal as a company asks it: by its own key, or the sandbox, where it has none. */
export async function paypalOf(context: ProviderContext, companyId: string): Promise<Paypal> {
  const written = await keyOrSandbox(context, companyId, 'paypal');
  const transport = written === null ? paypalSandbox(context) : fetch;
  return paypalBy(written === null ? sandboxKey(companyId) : paypalKey(written), transport, context.clock);
}

function paypalBy(key: PaypalKey, transport: typeof fetch, clock: ProviderContext['clock']): Paypal {
  const asked = async (method: string, path: string, wish: Wish): Promise<ProviderReply> => {
    const { body, requestId } = wish;
    const token = await paypalToken(key, transport, clock.now());
    return askProvider(transport, key.origin + path, {
      method,
      headers: {
        authorization: `Bearer ${token.value}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
        ...(requestId !== undefined && { 'paypal-request-id': requestId }),
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    }).catch((error: unknown) => {
      // A token may end before its time; its key is asked for another one.
      if (error instanceof KeyRefused && token.forget()) return asked(method, path, wish);
      throw error;
    });
  };
  const answered = async <Shape extends TSchema>(reply: Promise<ProviderReply>, shape: Shape) =>
    understood(await reply, shape);
  return {
    get: (path, shape) => answered(asked('GET', path, {}), shape),
    post: (path, shape, wish) => answered(asked('POST', path, wish), shape),
  };
}

function understood<Shape extends TSchema>({ status, body }: ProviderReply, shape: Shape): Static<Shape> {
  // Another request for the same is under way.
  if (status === 409) throw new ProviderSilence('PayPal is at it already.');
  if (status >= 400) {
    const { name, details } = Value.Check(Refused, body) ? body : {};
    throw new PaypalRefusal(status, details?.[0]?.issue ?? name ?? '');
  }
  if (!Value.Check(shape, body)) throw new ProviderSilence('PayPal answered what nobody understands.');
  return body;
}

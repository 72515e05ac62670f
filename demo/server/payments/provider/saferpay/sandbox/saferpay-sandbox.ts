import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { ProviderContext } from '../../provider-context.ts';
import type { SaferpayKey } from '../saferpay-key.ts';
import type { Handlers } from './handlers.ts';
import { pageHandlers } from './pages.ts';
import { saferpayError, type Answer } from './saferpay-writing.ts';
import { transactionHandlers } from './transactions.ts';

const USER = 'sandbox';
/** By which the sandbox knows whose books it is asked about: there, its user is a company. */
export const sandboxKey = (companyId: string): SaferpayKey => ({
  base: 'https://test.saferpay.com/api',
  customerId: '1',
  terminalId: '1',
  user: companyId,
  password: USER,
});

/** What every request begins with. */
const Headed = Type.Object({
  RequestHeader: Type.Object({
    SpecVersion: Type.String({ pattern: '^1\\.\\d+$' }),
    CustomerId: Type.Literal('1'),
    RequestId: Type.String({ minLength: 1, maxLength: 50 }),
    RetryIndicator: Type.Integer({ minimum: 0, maximum: 9 }),
  }),
});

/**
 * Stands in for Saferpay's JSON API, as far as its documentation of the payment page and of transactions goes, over the books of the
 * sandbox. Where that gives no answer, the connection breaks.
 */
export function saferpaySandbox(context: ProviderContext): typeof fetch {
  const handlers: Handlers = { ...pageHandlers(context), ...transactionHandlers(context) };
  return async (input, { method, headers, body } = {}) => {
    const [, path = ''] = /^\/api\/Payment\/v1\/(\w+\/\w+)$/.exec(new URL(String(input)).pathname) ?? [];
    const [, basic = ''] = /^Basic (\S+)$/.exec(new Headers(headers).get('authorization') ?? '') ?? [];
    const [companyId = '', password] = Buffer.from(basic, 'base64').toString().split(':');
    if (password !== USER) return written(saferpayError('AUTHENTICATION_FAILED', 401));
    const handle = method === 'POST' ? handlers[path] : undefined;
    const asked: unknown = JSON.parse(String(body));
    if (handle === undefined || !Value.Check(Headed, asked))
      return written(saferpayError('VALIDATION_FAILED', 400));
    const [status, answer] = await handle(companyId, asked);
    const { SpecVersion, RequestId } = asked.RequestHeader;
    return written([status, { ResponseHeader: { SpecVersion, RequestId }, ...answer }]);
  };
}

const written = ([status, body]: Answer): Response => Response.json(body, { status });

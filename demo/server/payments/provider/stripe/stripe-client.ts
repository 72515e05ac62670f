import type Stripe from 'stripe';
import type { ProviderContext } from '../provider-context.ts';
import { keyOrSandbox } from '../keys/key-or-sandbox.ts';
import { sandboxKey, stripeSandbox } from './sandbox/stripe-sandbox.ts';

/** Milliseconds; a visitor waits for the answer, and what is not answered is asked again. */
const TIMEOUT = 8000;

/** Stripe as a company asks it: by its own key, or the sandbox, where it has none. */
export async function stripeOf(context: ProviderContext, companyId: string): Promise<Stripe> {
  // Whoever takes no money needs none of it.
  const [{ default: Client }, key] = await Promise.all([
    import('stripe'),
    keyOrSandbox(context, companyId, 'stripe'),
  ]);
  const transport = key === null ? stripeSandbox(context) : fetch;
  return new Client(key ?? sandboxKey(companyId), {
    httpClient: Client.createFetchHttpClient(transport),
    maxNetworkRetries: 1,
    timeout: TIMEOUT,
    telemetry: false,
    appInfo: { name: 'Vitrine' },
  });
}

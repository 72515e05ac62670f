import type { ServerContext } from '../../context.ts';
import type { ProviderClient } from './provider.ts';
import { sandboxProvider } from './sandbox.ts';

/** Whoever takes the money of every company: the sandbox, unless the server was given another. */
export function providerOf(context: ServerContext): ProviderClient {
  return context.payments ?? sandboxProvider(context);
}

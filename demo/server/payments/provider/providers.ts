import type { ServerContext } from '../../context.ts';
import type { ProviderClient } from './provider.ts';
import { sandboxProvider } from './sandbox.ts';

/** Whoever takes the money of every company: the sandbox, unless the server was given another. */
export function providerOf({ db, payments }: ServerContext): ProviderClient {
  return payments ?? sandboxProvider(db);
}

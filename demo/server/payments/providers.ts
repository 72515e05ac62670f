import type { ServerContext } from '../context.ts';
import type { PaymentProvider } from './provider.ts';
import { sandboxProvider } from './sandbox.ts';

/** Whoever takes the money of every company: the sandbox, unless the server was given another. */
export function providerOf({ db, payments }: ServerContext): PaymentProvider {
  return payments ?? sandboxProvider(db);
}

import type { ServerContext } from '../../context.ts';

/** What a client of a provider works with. */
export type ProviderContext = Pick<ServerContext, 'db' | 'clock' | 'originOf' | 'payments' | 'sandbox'>;

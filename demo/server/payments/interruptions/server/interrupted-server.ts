import { createServer } from '../../../create-server.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import { providerOf } from '../../provider/providers.ts';
import { reconcile } from '../../reconcile.ts';
import { interruptibleLine, type ProviderLine } from './interrupted-provider.ts';

/** A server of its own over a database that others use too, behind a line to its provider that may be interrupted. */
export interface InterruptedServer extends TestServer {
  readonly line: ProviderLine;
  /** One round of the work that every server does again and again. */
  reconcile(): Promise<void>;
  /** Ends it in the middle of what it does. */
  kill(): Promise<void>;
}

export async function startInterrupted(base: TestServer): Promise<InterruptedServer> {
  const { database, clock } = base;
  const originOf = (host: string) => `http://${host}:4100`;
  const line = interruptibleLine(providerOf({ db: database.db, clock, originOf }));
  const context = { db: database.db, clock, originOf, payments: line.client };
  const app = await createServer({
    ...context,
    folders: { bundle: '/nowhere', pictures: '/nowhere', pages: '/nowhere' },
    patience: { handler: 120_000, delay: 120_000 },
  });
  return {
    ...base,
    app,
    line,
    reconcile: () => reconcile(context),
    kill: () => app.close(),
    close: () => app.close(),
  };
}

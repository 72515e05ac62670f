import type { PGlite } from '@electric-sql/pglite';
import { scopedCompany } from './tenant-scope.ts';
import { switchTo } from './row-security.ts';

/**
 * Makes each query and transaction of the embedded database run for the company whose scope it was asked in. There is one
 * connection for all: they take turns, and a turn that is for another company than the last one switches first.
 */
export function scopeEmbedded(client: PGlite): void {
  const { query, exec, transaction } = client;
  let last: Promise<unknown> = Promise.resolve();
  /** Undefined while nobody knows. */
  let worksFor: string | null | undefined = null;

  async function switchIfNeeded(wanted: string | null): Promise<void> {
    if (worksFor === wanted) return;
    const { text, values } = switchTo(wanted);
    worksFor = undefined;
    await query.call(client, text, values);
    worksFor = wanted;
  }

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const wanted = scopedCompany();
    const turn = last.then(async () => {
      await switchIfNeeded(wanted);
      return work();
    });
    last = turn.then(undefined, () => undefined);
    return turn;
  }

  client.query = <T>(...given: Parameters<PGlite['query']>) =>
    inTurn(() => query.call(client, ...given) as ReturnType<typeof query<T>>);
  client.exec = (...given) => inTurn(() => exec.call(client, ...given));
  client.transaction = (work) => inTurn(() => transaction.call(client, work) as ReturnType<typeof work>);
}

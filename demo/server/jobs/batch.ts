/** So many that fail in one round fail for one reason, which the next round will meet as well. */
const MOST_FAULTS = 50;

/**
 * Works through what is due, each in a transaction of its own. One that fails keeps no other waiting: it stays as it was for the
 * next round, and is told of when the others are done.
 *
 * `step` does one: it takes the next that is not in `failed`, says by `took` which one that is, and answers whether there was one.
 * Returns how many were done.
 */
export async function runBatch(
  step: (failed: readonly string[], took: (id: string) => void) => Promise<boolean>,
): Promise<number> {
  const failed: string[] = [];
  const faults: unknown[] = [];
  let done = 0;
  while (faults.length < MOST_FAULTS) {
    const taken: string[] = [];
    try {
      const wasThere = await step(failed, (id) => taken.push(id));
      if (!wasThere) break;
      done += 1;
    } catch (fault) {
      if (taken.length === 0) throw fault;
      failed.push(...taken);
      faults.push(fault);
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, 'Not everything that was due could be done.');
  return done;
}

import { setTimeout as wait } from 'node:timers/promises';

const PATIENCE_MS = 30_000;
const PAUSE_MS = 50;

/** Asks until the answer is something, and returns it; a question that fails is asked again. `missing` says what was waited for. */
export async function until<T>(
  ask: () => Promise<T>,
  missing: () => string | Promise<string> = () => 'Nothing came.',
): Promise<Exclude<T, null | undefined | false>> {
  const end = Date.now() + PATIENCE_MS;
  let fault: unknown;
  while (Date.now() < end) {
    try {
      const answer = await ask();
      fault = undefined;
      if (answer) return answer as Exclude<T, null | undefined | false>;
    } catch (error) {
      fault = error;
    }
    await wait(PAUSE_MS);
  }
  throw new Error(await missing(), { cause: fault });
}

/** What the work gives, or an error when it has not ended within so many milliseconds: a driver may leave a question unanswered. */
export async function within<T>(limit: number, work: Promise<T>): Promise<T> {
  const over = new AbortController();
  const tooLate = wait(limit, undefined, { signal: over.signal }).then((): never => {
    throw new Error(`The browser did not answer within ${limit} ms.`);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    over.abort();
  }
}

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

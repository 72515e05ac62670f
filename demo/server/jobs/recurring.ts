import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { describeError } from '../http/describe-error.ts';

interface Recurring {
  /** For the log, as `vouchers that are due`. */
  readonly name: string;
  /** Milliseconds between two rounds. */
  readonly every: number;
  readonly stopped: AbortSignal;
  readonly log: FastifyBaseLogger;
}

/**
 * Does some work again and again until it is stopped, one round after the other; a round that fails is logged and tried
 * again with the next. Ends when the round under way has.
 */
export async function runRecurring(
  { name, every, stopped, log }: Recurring,
  work: () => Promise<unknown>,
): Promise<void> {
  while (!stopped.aborted) {
    try {
      await work();
    } catch (error) {
      log.error(
        { work: name, fault: error instanceof Error ? describeError(error) : null },
        'a round failed',
      );
    }
    await pause(every, undefined, { signal: stopped, ref: false }).catch(() => undefined);
  }
}

import type { Problem } from '#contract/problem.ts';
import type { ExternalShopId } from '#domain/catalogue/ids.ts';
import type { Connection } from '../composition/connect.ts';
import { askTogether, fullAmong, type FoundTimes, type NextPages } from './ask-query.ts';
import type { AskedQuery } from './asked-query.ts';

/** The query that was answered at last. */
interface Answered {
  readonly kind: 'answered';
  readonly asked: AskedQuery;
  readonly found: readonly FoundTimes[];
  /** Shops that were full for it, and for those before it. */
  readonly full: readonly ExternalShopId[];
  readonly next: NextPages;
  /** Whether there is more to look through. */
  readonly isMore: boolean;
  /** What would be asked next. */
  readonly later: readonly AskedQuery[];
}

export const isMoreIn = (next: NextPages) => next.some((page) => page !== null);
export const isAnyIn = (found: readonly FoundTimes[]) => found.some(({ shops }) => shops.length > 0);

/**
 * Asks queries in turn until one finds something, or has more to look through: it is given up only where all of it was. Null
 * once nobody waits for it any more.
 */
export async function askInTurn(
  connection: Connection,
  queries: readonly AskedQuery[],
  fullBefore: readonly ExternalShopId[],
  isAwaited: () => boolean,
): Promise<Answered | { readonly kind: 'failed'; readonly problem: Problem } | null> {
  let full = fullBefore;
  for (const [index, asked] of queries.entries()) {
    const begin = asked.questions.map(() => 0);
    const answer = await askTogether(connection, asked.questions, begin);
    if (!isAwaited()) return null;
    if (answer.kind !== 'ok') return { kind: 'failed', problem: answer.problem };
    const { found, next } = answer.value;
    full = fullAmong([full, answer.value.full], found);
    const later = queries.slice(index + 1);
    const isMore = isMoreIn(next);
    if (isAnyIn(found) || isMore || later.length === 0)
      return { kind: 'answered', asked, found, full, next, isMore, later };
  }
  return null;
}

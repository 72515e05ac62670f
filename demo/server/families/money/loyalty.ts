import { currentLoyaltyCard, exchangePoints } from '#contract/money/loyalty.ts';
import { rangeOf } from '../../frame/page-range.ts';
import { answerOnce } from '../../frame/answer-once.ts';
import type { ServerContext } from '../../frame/context.ts';
import { refuse } from '../../frame/refusal.ts';
import { exchange } from '../../loyalty/exchange.ts';
import { showCard } from '../../loyalty/show-card.ts';
import { answer, type Route } from '../../router/route.ts';

export function loyaltyRoutes(context: ServerContext): Route[] {
  return [
    answer(currentLoyaltyCard, async ({ tenant, caller, query, now }) => {
      const { offset, itemPerPage } = rangeOf(query);
      const wish = { userId: caller?.userId ?? '', now, offset, itemPerPage };
      return (await showCard(context.db, tenant, wish)) ?? refuse('not_found');
    }),
    answerOnce(context, exchangePoints, (tx, { tenant, caller, body, now }) =>
      exchange(tx, tenant, { userId: caller?.userId ?? '', tierId: body.palierId, now }),
    ),
  ];
}

import { currentLoyaltyCard, exchangePoints } from '#contract/money/loyalty.ts';
import { pageRange } from '../../http/pagination.ts';
import { answerIdempotent } from '../../http/idempotency/idempotent-route.ts';
import type { ServerContext } from '../../context.ts';
import { refuse } from '../../http/refusal.ts';
import { buyReward } from '../../loyalty/exchange.ts';
import { showCard } from '../../loyalty/show-card.ts';
import { answer, type ServerRoute } from '../../router/route.ts';

export function loyaltyRoutes(context: ServerContext): ServerRoute[] {
  return [
    answer(currentLoyaltyCard, async ({ tenant, caller, query, now }) => {
      const { offset, itemPerPage } = pageRange(query);
      const wish = { userId: caller?.userId ?? '', now, offset, itemPerPage };
      return (await showCard(context.db, tenant, wish)) ?? refuse('not_found');
    }),
    answerIdempotent(context, exchangePoints, (tx, { tenant, caller, body, now }) =>
      buyReward(tx, tenant, { userId: caller?.userId ?? '', tierId: body.palierId, now }),
    ),
  ];
}

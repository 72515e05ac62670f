import type { Alternative } from '#domain/availability/alternatives.ts';
import type { VisitPlan } from '../visit.ts';

/** A visit as it is once an alternative is taken: with others than those who were wished for, or in another shop. */
export function afterAlternative(plan: VisitPlan, alternative: Alternative): VisitPlan {
  if (alternative.kind === 'nearest') return plan;
  const { start } = alternative;
  return {
    shop: alternative.kind === 'shop' ? alternative.shop : plan.shop,
    services: plan.services.map((planned, index) => {
      const other = alternative.kind === 'people' ? (start.placements[index]?.practitionerId ?? null) : null;
      return planned.practitionerId === null ? planned : { ...planned, practitionerId: other };
    }),
  };
}

import { useStore } from '@nanostores/react';
import { $noStage } from '#stores/visit/booking/no-visit.ts';
import type { VisitStage, VisitStore } from '#stores/visit/visit.ts';

/** Where the visit stands; where there is none, nothing is held. */
export function useVisitStage(visit: VisitStore | null): VisitStage {
  return useStore(visit?.$stage ?? $noStage);
}

import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import type { VisitStage, VisitStore } from '#stores/visit/visit.ts';

const $none = atom<VisitStage>({ kind: 'choosing', failure: null });

/** Where the visit stands; where there is none, nothing is held. */
export function useVisitStage(visit: VisitStore | null): VisitStage {
  return useStore(visit?.$stage ?? $none);
}

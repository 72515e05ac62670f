import { useEffect, useState } from 'react';
import { useStore } from '@nanostores/react';
import { goToStep } from '#stores/navigation/steps.ts';
import type { Site } from '#stores/site.ts';
import {
  dropWishes,
  isCarriedVisit,
  takeWishedStart,
  wishedMinutesIn,
  wishedStartIn,
} from '#stores/visit/wished-start.ts';
import type { VisitStore } from '#stores/visit/visit.ts';

/**
 * Takes a start as soon as the visit at hand is the one that it is of, and once: the start that the address names, else the
 * one that the visit had before it was saved. True while it is being asked for. A visit without a shop takes none.
 */
export function useWishedStart({ navigation, session }: Site, visit: VisitStore): boolean {
  const { query } = useStore(navigation.$place);
  const plan = useStore(visit.$plan);
  const saved = useStore(visit.$savedStart);
  const isChoosing = useStore(visit.$stage).kind === 'choosing';
  const isRestoring = useStore(session.$session).kind === 'restoring';
  const [isAsked, setAsked] = useState(false);
  const named = wishedStartIn(query);
  const wished = named ?? saved;
  // The start of a saved visit goes with the durations that the visit has already.
  const minutes = named === null ? null : wishedMinutesIn(query);
  const isMeant = named === null ? isChoosing : isCarriedVisit(plan, query);
  const isDue = wished !== null && !isRestoring && isMeant;
  useEffect(() => {
    if (!isDue || wished === null) return;
    const { shop } = visit.$plan.get();
    dropWishes(navigation);
    visit.forgetSavedStart();
    if (shop === null) return;
    // However soon the answer comes, Back leads from the details to the times.
    goToStep(navigation, 'time');
    // The visitor is led past the times: they are not shown in between.
    queueMicrotask(() => setAsked(true));
    void takeWishedStart(visit, wished, minutes).finally(() => setAsked(false));
  }, [navigation, visit, isDue, wished, minutes]);
  return isAsked || isDue;
}

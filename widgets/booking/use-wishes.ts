import { useEffect, useState } from 'react';
import { useStore } from '@nanostores/react';
import { goToStep } from '#stores/navigation/steps.ts';
import type { Site } from '#stores/site.ts';
import {
  takeWishedChoices,
  unmetChoices,
  untoldChoices,
  wishedChoices,
  type UnmetChoice,
  type WishedChoice,
} from '#stores/visit/choosing/wished-choices.ts';
import {
  dropWishes,
  isCarriedVisit,
  takeWishedStart,
  wantedTimeIn,
  wishedStartIn,
} from '#stores/visit/wished-start.ts';
import type { VisitStore } from '#stores/visit/visit.ts';

interface Wishes {
  /** A start is being asked for: no times are shown meanwhile. */
  readonly isTaking: boolean;
  readonly unmet: readonly UnmetChoice[];
}

/**
 * Takes, as soon as the visit at hand is the one that it is of, and once: how long, with whom and when the address wishes it,
 * else the start that the visit had before it was saved. A visit without a shop takes no start.
 */
export function useWishes({ navigation, session }: Site, visit: VisitStore): Wishes {
  const { query } = useStore(navigation.$place);
  const plan = useStore(visit.$plan);
  const saved = useStore(visit.$savedStart);
  const stage = useStore(visit.$stage);
  const isRestoring = useStore(session.$session).kind === 'restoring';
  const [isAsked, setAsked] = useState(false);
  const [taken, setTaken] = useState<readonly WishedChoice[]>([]);
  const named = wishedStartIn(query);
  const start = named ?? saved;
  const isCarried = !isRestoring && isCarriedVisit(plan, query);
  const areChoicesDue = isCarried && Boolean(query.duration || query.with);
  const isStartDue =
    start !== null && (named === null ? !isRestoring && stage.kind === 'choosing' : isCarried);
  useEffect(() => {
    if (!areChoicesDue && !isStartDue) return;
    const { shop } = visit.$plan.get();
    if (areChoicesDue) {
      // Before the start, which is asked for with those who are wished for.
      const wishes = wishedChoices(visit.$plan.get(), navigation.$place.get().query);
      takeWishedChoices(visit, wishes);
      // After this effect: what is unmet is told in a render of its own.
      queueMicrotask(() => setTaken(wishes));
    }
    dropWishes(navigation);
    if (!isStartDue || start === null) return;
    visit.forgetSavedStart();
    if (shop === null) return;
    // However soon the answer comes, Back leads from the details to the times.
    goToStep(navigation, 'time');
    // The visitor is led past the times: they are not shown in between.
    queueMicrotask(() => setAsked(true));
    void takeWishedStart(visit, start).finally(() => setAsked(false));
  }, [navigation, visit, areChoicesDue, isStartDue, start]);
  const { date } = wantedTimeIn(query, useStore(visit.$week).today);
  const isDayDue = date !== null && isCarried && plan.shop !== null && stage.kind === 'choosing';
  useEffect(() => {
    if (isDayDue) visit.showWeek(date);
  }, [visit, isDayDue, date]);
  return { isTaking: isAsked || isStartDue, unmet: untoldChoices(unmetChoices(plan, taken), stage) };
}

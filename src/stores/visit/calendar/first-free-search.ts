import { atom } from 'nanostores';
import type { VisitLine } from '#domain/availability/calendar.ts';
import { addDays } from '#domain/time/date-key.ts';
import type { Instant } from '#domain/time/instant.ts';
import { searchNearest } from './nearest-search.ts';
import type { ShownWeekStore } from './shown-week.ts';
import type { FirstFree } from '../visit.ts';

/** Weeks asked for at once while looking for a free day: the first are the likeliest. */
const LOOK_AHEAD = [1, 3, 4, 4] as const;

/** Looks for the first free day, or for the one nearest to a moment, and shows its week. */
export function createFirstFreeSearch(shownWeek: ShownWeekStore, lines: () => readonly VisitLine[]) {
  const { $days, today, weekAt, offerOf, ask, wait, show, wishes } = shownWeek;
  const $firstFree = atom<FirstFree>({ kind: 'idle' });

  async function search(isLatest: () => boolean): Promise<FirstFree> {
    let first = weekAt(today())[0] ?? today();
    for (const weeks of LOOK_AHEAD) {
      const last = addDays(first, weeks * 7 - 1);
      const answer = await ask(first, last);
      if (!isLatest() || !answer) return { kind: 'idle' };
      if (answer.kind !== 'ok') return { kind: 'failed', problem: answer.problem };
      const free = answer.value.find((day) => offerOf(day).kind === 'free');
      if (free) return { kind: 'found', date: free.date };
      first = addDays(last, 1);
    }
    return { kind: 'none', until: addDays(first, -1) };
  }

  async function showFound(
    look: (isLatest: () => boolean) => Promise<FirstFree>,
    otherwise: () => string,
  ): Promise<FirstFree> {
    const isLatest = wishes.anew();
    $firstFree.set({ kind: 'searching' });
    if ($days.get().kind !== 'ready') wait();
    const found = await look(isLatest);
    if (!isLatest()) return found;
    $firstFree.set(found);
    if (found.kind === 'failed') $days.set(found);
    // Of what was just loaded: nothing is asked again.
    else await show(found.kind === 'found' ? found.date : otherwise());
    return found;
  }

  return {
    $firstFree,
    showFirstFree: () => showFound(search, today),
    showNearest: (moment: Instant) =>
      showFound(
        (isLatest) => searchNearest(shownWeek, lines, { moment, isLatest }),
        () => shownWeek.dateOf(moment),
      ),
    end() {
      if ($firstFree.get().kind === 'searching') $firstFree.set({ kind: 'idle' });
    },
  };
}

import { atom } from 'nanostores';
import { addDays } from '#domain/time/date-key.ts';
import type { ShownWeekStore } from './shown-week.ts';
import type { FirstFree } from '../visit.ts';

/** Weeks asked for at once while looking for a free day: the first are the likeliest. */
const LOOK_AHEAD = [1, 3, 4, 4] as const;

/** Looks for the first free day, and shows its week. */
export function createFirstFreeSearch({
  $days,
  today,
  weekAt,
  offerOf,
  ask,
  wait,
  show,
  wishes,
}: ShownWeekStore) {
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

  return {
    $firstFree,
    async showFirstFree(): Promise<FirstFree> {
      const isLatest = wishes.anew();
      $firstFree.set({ kind: 'searching' });
      if ($days.get().kind !== 'ready') wait();
      const found = await search(isLatest);
      if (!isLatest()) return found;
      $firstFree.set(found);
      if (found.kind === 'failed') $days.set(found);
      // Of what was just loaded: nothing is asked again.
      else await show(found.kind === 'found' ? found.date : today());
      return found;
    },
    end() {
      if ($firstFree.get().kind === 'searching') $firstFree.set({ kind: 'idle' });
    },
  };
}

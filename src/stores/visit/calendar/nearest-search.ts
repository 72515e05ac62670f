import { nearestStarts } from '#domain/availability/visit-search.ts';
import { lastBookableDay } from '#domain/availability/hours/bookable-days.ts';
import { addDays } from '#domain/time/date-key.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { VisitLine } from '#domain/availability/calendar.ts';
import type { FirstFree } from '../visit.ts';
import type { ShownWeekStore } from './shown-week.ts';

/** Weeks before and after that of an instant, from one of these to the next: the nearest are the likeliest. */
const RINGS = [
  [0, 0],
  [1, 1],
  [2, 3],
  [4, 7],
  [8, 11],
] as const;

/** Looks for the day of the free start that is nearest to an instant, before it or after. */
export async function searchNearest(
  { ask, today, weekAt, dateOf, limits }: ShownWeekStore,
  lines: () => readonly VisitLine[],
  { moment, isLatest }: { readonly moment: Instant; readonly isLatest: () => boolean },
): Promise<FirstFree> {
  const [monday = today()] = weekAt(dateOf(moment));
  const [firstDay, lastDay] = [today(), lastBookableDay(today())];
  let until = monday;
  for (const [near, far] of RINGS) {
    const spans = [
      [addDays(monday, -7 * far), addDays(monday, 6 - 7 * near)],
      [addDays(monday, 7 * near), addDays(monday, 7 * far + 6)],
    ] as const;
    const asked = (near === 0 ? spans.slice(1) : spans)
      .map(([from, to]) => [from < firstDay ? firstDay : from, to > lastDay ? lastDay : to] as const)
      .filter(([from, to]) => from <= to);
    const answers = await Promise.all(asked.map(([from, to]) => ask(from, to)));
    if (!isLatest()) return { kind: 'idle' };
    const days = [];
    for (const answer of answers) {
      if (!answer) return { kind: 'idle' };
      if (answer.kind !== 'ok') return { kind: 'failed', problem: answer.problem };
      days.push(...answer.value);
    }
    const [nearest] = nearestStarts(days, lines(), limits(), moment, 1);
    if (nearest) return { kind: 'found', date: nearest.date };
    until = asked.at(-1)?.[1] ?? until;
  }
  return { kind: 'none', until };
}

/** The days of the week that has the free start nearest to an instant; empty where none has, or nobody can say. */
export async function weekOfNearest(
  shownWeek: ShownWeekStore,
  lines: () => readonly VisitLine[],
  wish: Parameters<typeof searchNearest>[2],
) {
  const found = await searchNearest(shownWeek, lines, wish);
  const days = found.kind === 'found' ? shownWeek.weekAt(found.date) : [];
  const [first, last] = [days.at(0), days.at(-1)];
  const answer = first && last ? await shownWeek.ask(first, last) : null;
  return answer?.kind === 'ok' ? answer.value : [];
}

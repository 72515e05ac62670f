import type { SeedWeek } from '../model.ts';

type Day = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/**
 * A week from short lines: the days (`2-6` or `1,3,5`, Sunday is 0), then ranges of wall-clock time.
 * `week('2-5 10:00-13:00 14:00-19:00', '6 09:30-18:00')`.
 */
export function week(...lines: readonly string[]): SeedWeek {
  const days: SeedWeek = {};
  for (const line of lines) {
    const [which = '', ...ranges] = line.split(' ');
    const hours = ranges.map((range): readonly [string, string] => {
      const [from = '', to = ''] = range.split('-');
      return [from, to];
    });
    for (const day of daysOf(which)) days[day] = hours;
  }
  return days;
}

function daysOf(which: string): Day[] {
  return which.split(',').flatMap((part) => {
    const [first = 0, last = first] = part.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => (first + index) as Day);
  });
}

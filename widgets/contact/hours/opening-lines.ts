import type { WeekHours } from '#domain/catalogue/catalogue.ts';

/** Days in a row that keep the same hours; 0 is Sunday. */
export interface OpeningLine {
  readonly from: number;
  readonly to: number;
  /** Wall-clock minutes, half-open; none means closed. */
  readonly ranges: WeekHours[number];
}

const keyOf = (ranges: WeekHours[number]) => ranges.map(({ start, end }) => `${start}-${end}`).join();

/** A week as few lines as it can be told in, from its first day on. */
export function openingLines(week: WeekHours, firstWeekday: number): readonly OpeningLine[] {
  const lines: OpeningLine[] = [];
  for (let step = 0; step < 7; step += 1) {
    const day = (firstWeekday + step) % 7;
    const ranges = week[day] ?? [];
    const last = lines.at(-1);
    if (last && keyOf(last.ranges) === keyOf(ranges)) lines[lines.length - 1] = { ...last, to: day };
    else lines.push({ from: day, to: day, ranges });
  }
  return lines;
}

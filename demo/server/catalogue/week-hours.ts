import type { Static } from 'typebox';
import type { ShopWire } from '#contract/shop/shops.schemas.ts';
import type { WrittenHours, WrittenWeek } from '#contract/fields/written.ts';
import { minutesOfClock } from '#domain/time/minutes.ts';
import type { WeekTimes } from '../database/schema/catalogue.ts';

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;

/** `day` opens once, `pause` with a break, `other` is closed. */
export function weekWire(week: WeekTimes): ShopWire['weekHours'] {
  return Object.fromEntries(
    WEEKDAYS.map((weekday) => {
      const hours = hoursOf(week, weekday);
      const status = hours.length === 0 ? 'other' : hours.length === 1 ? 'day' : 'pause';
      return [String(weekday), { status, hours }];
    }),
  );
}

/** The hours alone, by weekday. */
export function plainWeek(week: WeekTimes): Static<typeof WrittenWeek> {
  const [sunday, monday, tuesday, wednesday, thursday, friday, saturday] = WEEKDAYS.map((weekday) =>
    hoursOf(week, weekday),
  );
  return {
    0: sunday ?? [],
    1: monday ?? [],
    2: tuesday ?? [],
    3: wednesday ?? [],
    4: thursday ?? [],
    5: friday ?? [],
    6: saturday ?? [],
  };
}

function hoursOf(week: WeekTimes, weekday: number) {
  return (week[String(weekday)] ?? []).map(([start, end]) => ({ start, end }));
}

/** The week as it is kept; the weekday, as a field's path, whose ranges are out of order or meet. */
export function weekRow(
  week: Static<typeof WrittenWeek>,
): { readonly kind: 'ok'; readonly week: WeekTimes } | { readonly kind: 'wrong'; readonly field: string } {
  const kept: Record<string, readonly (readonly [string, string])[]> = {};
  for (const weekday of WEEKDAYS) {
    const day = week[weekday] ?? [];
    const hours = Array.isArray(day) ? day : day.hours;
    if (!isInOrder(hours)) return { kind: 'wrong', field: `weekHours.${weekday}` };
    if (hours.length > 0) kept[weekday] = hours.map(({ start, end }) => [start, end]);
  }
  return { kind: 'ok', week: kept };
}

function isInOrder(hours: Static<typeof WrittenHours>): boolean {
  let last = -1;
  return hours.every(({ start, end }) => {
    const from = minutesOfClock(start) ?? -1;
    const to = minutesOfClock(end) ?? -1;
    const isLater = from > last && to > from;
    last = to;
    return isLater;
  });
}

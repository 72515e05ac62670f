import { wall } from '../../testing/ranges.ts';
import { elapsedMinute, wallMinute } from '../../time/minutes-of-day.ts';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { daysFrom, toCivilDate } from '../../time/date-key.ts';
import { instant } from '../../time/instant.ts';
import {
  dateAt,
  zonedDayOf,
  elapsedAt,
  elapsedRanges,
  elapsedSpan,
  gridOf,
  instantAt,
  isAmbiguous,
  offsetMinutes,
  wallAt,
  type ZonedDay,
} from './clock-change.ts';

const MINUTE = 60_000;
const PARIS = 'Europe/Paris';
const ZONES = [
  PARIS,
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kolkata',
  'Pacific/Apia',
  'America/Santiago',
  'America/Havana',
  'Africa/Casablanca',
  'Asia/Beirut',
];

function zonedAt(instant: number, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone);
}

/** Minutes since the date's midnight that a moment's clock shows. */
function shownMinutes(zonedDay: ZonedDay, elapsed: number): number {
  const { hour, minute } = zonedAt(instantAt(zonedDay, elapsedMinute(elapsed)), zonedDay.timeZone);
  return hour * 60 + minute;
}

test.each(ZONES)('each day of ten years in %s begins and ends when Temporal says', (timeZone) => {
  const wrong = daysFrom('20200101', 3653).filter((date) => {
    const zonedDay = zonedDayOf(date, timeZone);
    const start = Temporal.PlainDate.from(toCivilDate(date)).toZonedDateTime(timeZone);
    const end = start.add({ days: 1 }).startOfDay();
    const length = (end.epochMilliseconds - start.epochMilliseconds) / MINUTE;
    return zonedDay.startsAt !== start.epochMilliseconds || zonedDay.lengthMinutes !== length;
  });
  expect(wrong).toEqual([]);
});

test.each(ZONES)(
  'each minute of the days of the clock change in %s shows what Temporal shows',
  (timeZone) => {
    const changes = daysFrom('20240101', 1096)
      .map((date) => zonedDayOf(date, timeZone))
      .filter((zonedDay) => zonedDay.change !== null);
    for (const zonedDay of changes) {
      for (let elapsed = 0; elapsed < zonedDay.lengthMinutes; elapsed += 1) {
        const zoned = zonedAt(instantAt(zonedDay, elapsedMinute(elapsed)), timeZone);
        const shown = [
          wallAt(zonedDay, elapsedMinute(elapsed)),
          offsetMinutes(zonedDay, elapsedMinute(elapsed)),
          dateAt(instantAt(zonedDay, elapsedMinute(elapsed)), timeZone),
        ];
        const told = [
          zoned.hour * 60 + zoned.minute,
          zoned.offsetNanoseconds / 60e9,
          zoned.toPlainDate().toString().replaceAll('-', ''),
        ];
        if (shown.join() !== told.join())
          throw new Error(`${zonedDay.date}+${elapsed}: ${shown.join()} is not ${told.join()}`);
      }
    }
    expect(changes.length > 0).toBe(timeZone !== 'Asia/Kolkata' && timeZone !== 'Pacific/Apia');
  },
);

test.each([
  ['20260329', PARIS, 1380],
  ['20261025', PARIS, 1500],
  ['20261121', PARIS, 1440],
  ['20260405', 'Australia/Lord_Howe', 1470],
  ['20261004', 'Australia/Lord_Howe', 1410],
])('the day %s in %s has %i minutes', (date, timeZone, minutes) => {
  expect(zonedDayOf(date, timeZone).lengthMinutes).toBe(minutes);
});

test('a date that its zone left out has no minutes and meets the next one', () => {
  const skipped = zonedDayOf('20111230', 'Pacific/Apia');
  expect(skipped.lengthMinutes).toBe(0);
  expect(skipped.startsAt).toBe(zonedDayOf('20111231', 'Pacific/Apia').startsAt);
  expect(elapsedRanges(skipped, [{ start: wallMinute(0), end: wallMinute(1440) }])).toEqual([]);
});

test('a day whose midnight is skipped begins when the clock does', () => {
  const zonedDay = zonedDayOf('20260906', 'America/Santiago');
  expect(zonedDay).toMatchObject({ wallStart: 60, lengthMinutes: 1380, change: null });
  expect(wallAt(zonedDay, elapsedMinute(0))).toBe(60);
});

test('a wall-clock time that is skipped has no elapsed minute, a repeated one has two', () => {
  const spring = zonedDayOf('20260329', PARIS);
  const autumn = zonedDayOf('20261025', PARIS);
  expect(elapsedAt(spring, wallMinute(150))).toEqual([]);
  expect(elapsedAt(spring, wallMinute(180))).toEqual([120]);
  expect(elapsedAt(autumn, wallMinute(150))).toEqual([150, 210]);
  expect(isAmbiguous(autumn, elapsedMinute(150))).toBe(true);
  expect(isAmbiguous(autumn, elapsedMinute(210))).toBe(true);
  expect(isAmbiguous(autumn, elapsedMinute(240))).toBe(false);
  expect(isAmbiguous(spring, elapsedMinute(150))).toBe(false);
});

const anyZonedDay = fc
  .tuple(
    fc.constantFrom('20260329', '20261025', '20260405', '20261004', '20261121', '20260906'),
    fc.constantFrom(...ZONES),
  )
  .map(([date, timeZone]) => zonedDayOf(date, timeZone));
const anyWallRanges = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: 1440 }), fc.integer({ min: 0, max: 1440 }))
    .map((range) => wall(...range)),
  { maxLength: 4 },
);

test('wall-clock hours become exactly the minutes at which the clock shows them', () => {
  fc.assert(
    fc.property(anyZonedDay, anyWallRanges, (zonedDay, ranges) => {
      const elapsed = elapsedRanges(zonedDay, ranges);
      for (let minute = 0; minute < zonedDay.lengthMinutes; minute += 1) {
        const shown = shownMinutes(zonedDay, minute);
        const wanted = ranges.some(({ start, end }) => start <= shown && shown < end);
        const held = elapsed.some(({ start, end }) => start <= minute && minute < end);
        if (wanted !== held) throw new Error(`${zonedDay.date} ${zonedDay.timeZone} minute ${minute}`);
      }
    }),
    { numRuns: 40 },
  );
});

test('slots begin where the wall clock shows a multiple of the slot interval', () => {
  fc.assert(
    fc.property(anyZonedDay, fc.integer({ min: 5, max: 120 }), (zonedDay, step) => {
      const minutes = Array.from({ length: zonedDay.lengthMinutes }, (_, minute) => minute);
      expect(gridOf(zonedDay, step)).toEqual(
        minutes.filter((minute) => wallAt(zonedDay, elapsedMinute(minute)) % step === 0),
      );
    }),
    { numRuns: 60 },
  );
});

test('a day of Paris has 46, 50 or 48 half-hour slots: in spring, in autumn, on usual days', () => {
  expect(gridOf(zonedDayOf('20260329', PARIS), 30)).toHaveLength(46);
  expect(gridOf(zonedDayOf('20261025', PARIS), 30)).toHaveLength(50);
  expect(gridOf(zonedDayOf('20261121', PARIS), 30)).toHaveLength(48);
});

test('a span of instants becomes the minutes of the day that it touches, clipped to it', () => {
  const anySpan = fc.tuple(fc.integer({ min: -200_000, max: 100_000 }), fc.integer({ min: 0, max: 200_000 }));
  fc.assert(
    fc.property(anyZonedDay, anySpan, (zonedDay, [from, seconds]) => {
      const start = instant(zonedDay.startsAt + from * 1000);
      const end = instant(start + seconds * 1000);
      const touched = Array.from({ length: zonedDay.lengthMinutes }, (_, minute) => minute).filter(
        (minute) =>
          instantAt(zonedDay, elapsedMinute(minute)) < end &&
          start < instantAt(zonedDay, elapsedMinute(minute + 1)) &&
          start < end,
      );
      const span = elapsedSpan(zonedDay, { start, end });
      expect(span === null ? [] : [span.start, span.end]).toEqual(
        touched.length === 0 ? [] : [touched[0], (touched.at(-1) ?? 0) + 1],
      );
    }),
  );
});

test('a zoned day is computed once and then remembered', () => {
  expect(zonedDayOf('20261121', PARIS)).toBe(zonedDayOf('20261121', PARIS));
});

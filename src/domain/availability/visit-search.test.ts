import { expect, test } from 'vitest';
import { externalServiceId } from '../catalogue/ids.ts';
import { elapsed } from '../testing/ranges.ts';
import { instant } from '../time/instant.ts';
import type { ResourceDay, ShopDay } from './calendar.ts';
import { zonedDayOf } from './hours/clock-change.ts';
import {
  at,
  FACIAL,
  line,
  LONG_AGO,
  PARIS,
  resource,
  shopDay,
  startsOf,
  TUESDAY,
  WHOLE,
} from './testing/days.ts';
import { slotIntervalOf, dayOffer } from './visit-search.ts';

test('an empty day is free on the whole grid up to the last start that fits before closing', () => {
  const starts = startsOf(dayOffer(shopDay(), [line()], LONG_AGO));
  expect(starts[0]).toBe(540);
  expect(starts.at(-1)).toBe(1080);
  expect(starts).toHaveLength(19);
});

test('an event at an odd minute takes exactly its minutes', () => {
  const day = shopDay({ practitioners: [resource('ana', { events: [elapsed(607, 659)] })] });
  const starts = startsOf(dayOffer(day, [line({ durationMinutes: 7 })], { ...LONG_AGO, intervalMinutes: 5 }));
  expect(starts).toContain(600);
  expect(starts).not.toContain(605);
  expect(starts).not.toContain(655);
  expect(starts).toContain(660);
});

test('a service may end when the next event begins', () => {
  const day = shopDay({ practitioners: [resource('ana', { events: [elapsed(600, 660)] })] });
  const starts = startsOf(dayOffer(day, [line()], LONG_AGO));
  expect(starts.slice(0, 2)).toEqual([540, 660]);
});

test('the pause after a service keeps the practitioner, but may run past closing', () => {
  const late = shopDay({ practitioners: [resource('ana', { working: [elapsed(540, 1200)] })] });
  expect(startsOf(dayOffer(late, [line({ pauseMinutes: 30 })], LONG_AGO)).at(-1)).toBe(1080);
  expect(startsOf(dayOffer(shopDay(), [line({ pauseMinutes: 30 })], LONG_AGO)).at(-1)).toBe(1050);
  const booked = shopDay({ practitioners: [resource('ana', { events: [elapsed(620, 680)] })] });
  expect(startsOf(dayOffer(booked, [line({ pauseMinutes: 20 })], LONG_AGO))[0]).toBe(540);
  expect(startsOf(dayOffer(booked, [line({ pauseMinutes: 21 })], LONG_AGO))[0]).toBe(690);
});

test('the next service of a visit begins after the pause of the one before', () => {
  const offer = dayOffer(shopDay(), [line({ pauseMinutes: 15 }), line({ durationMinutes: 30 })], LONG_AGO);
  expect(offer).toMatchObject({
    kind: 'free',
    starts: [
      {
        startMinute: 540,
        placements: [
          { startMinute: 540, endMinute: 600 },
          { startMinute: 615, endMinute: 645 },
        ],
      },
      ...Array(16).fill({}),
    ],
  });
});

test('no start is offered before now and the lead time, to the second', () => {
  const today = (now: number, leadMinutes: number) =>
    startsOf(dayOffer(shopDay(), [line()], { ...LONG_AGO, now: instant(now), leadMinutes }))[0];
  expect(today(at(TUESDAY, 600), 0)).toBe(600);
  expect(today(at(TUESDAY, 600) + 1, 0)).toBe(630);
  expect(today(at(TUESDAY, 600), 120)).toBe(720);
  expect(today(at(TUESDAY, 600), 121)).toBe(750);
});

test('a chosen practitioner is the only one who is considered', () => {
  const practitioners = [
    resource('ana', { events: [elapsed(540, 1140)] }),
    resource('bea', { working: [elapsed(540, 720)] }),
  ];
  const offer = dayOffer(shopDay({ practitioners }), [line({ practitionerId: 'bea' })], LONG_AGO);
  expect(startsOf(offer)).toEqual([540, 570, 600, 630, 660]);
  expect(dayOffer(shopDay({ practitioners }), [line({ practitionerId: 'ana' })], LONG_AGO)).toMatchObject({
    reason: 'full',
  });
});

test('a practitioner who is not selectable is never taken, not even by name', () => {
  const day = shopDay({ practitioners: [resource('ana', { selectable: false })] });
  expect(dayOffer(day, [line()], LONG_AGO)).toMatchObject({ reason: 'no-practitioner' });
  expect(dayOffer(day, [line({ practitionerId: 'ana' })], LONG_AGO)).toMatchObject({
    reason: 'no-practitioner',
  });
});

test('any practitioner means the least busy of the day, then the first in order', () => {
  const chosen = (practitioners: readonly ResourceDay[]) => {
    const offer = dayOffer(shopDay({ practitioners }), [line()], LONG_AGO);
    return offer.kind === 'free' ? offer.starts[0]?.placements[0]?.practitionerId : null;
  };
  const busy = (id: string, minutes: number) => resource(id, { events: [elapsed(1140 - minutes, 1140)] });
  expect(chosen([busy('ana', 60), busy('bea', 30), busy('cleo', 90)])).toBe('bea');
  expect(chosen([busy('ana', 60), busy('bea', 60)])).toBe('ana');
});

const MASSAGE = externalServiceId('massage');

test('a visit stays with one practitioner where one can do all of it', () => {
  const day: ShopDay = {
    ...shopDay(),
    services: new Map([
      [FACIAL, { practitioners: [resource('ana'), resource('bea')], cabins: [], equipment: [] }],
      [MASSAGE, { practitioners: [resource('bea')], cabins: [], equipment: [] }],
    ]),
  };
  const offer = dayOffer(day, [line(), line({ externalServiceId: MASSAGE })], LONG_AGO);
  expect(offer.kind === 'free' && offer.starts[0]?.placements.map((one) => one.practitionerId)).toEqual([
    'bea',
    'bea',
  ]);
});

test('cabins and equipment limit nothing where the shop does not use or check them', () => {
  const taken = [resource('taken', { events: WHOLE })];
  const day = shopDay({ cabins: taken, equipment: taken, usesCabins: false, checksEquipment: false });
  const offer = dayOffer(day, [line()], LONG_AGO);
  expect(offer).toMatchObject({ kind: 'free' });
  expect(offer.kind === 'free' && offer.starts[0]?.placements[0]).toMatchObject({
    cabinId: null,
    equipmentId: null,
  });
});

test('no start lies in the hour that the clock skips, and a repeated hour can start twice', () => {
  const night = (date: string) => {
    const length = zonedDayOf(date, PARIS).lengthMinutes;
    const open = [elapsed(0, length)];
    return shopDay({ date, open, practitioners: [resource('ana', { working: open })] });
  };
  const spring = dayOffer(night('20260329'), [line({ durationMinutes: 30 })], LONG_AGO);
  const autumn = dayOffer(night('20261025'), [line({ durationMinutes: 30 })], LONG_AGO);
  expect(startsOf(spring)).toHaveLength(46);
  expect(startsOf(autumn)).toHaveLength(50);
  expect(
    autumn.kind === 'free' &&
      autumn.starts.slice(4, 8).map(({ startsAt }) => new Date(startsAt).toISOString()),
  ).toEqual([
    '2026-10-25T00:00:00.000Z',
    '2026-10-25T00:30:00.000Z',
    '2026-10-25T01:00:00.000Z',
    '2026-10-25T01:30:00.000Z',
  ]);
});

test.each([
  [30, 30],
  [45, 45],
  [5, 5],
  [4, 5],
  [0, 30],
  [-10, 30],
  [Number.NaN, 30],
  [5000, 30],
])('a slot interval of %s minutes is used as %s', (given, used) => {
  expect(slotIntervalOf(given)).toBe(used);
});

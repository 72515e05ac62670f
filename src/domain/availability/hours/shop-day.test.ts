import { expect, test } from 'vitest';
import { externalServiceId } from '../../catalogue/ids.ts';
import { between, elapsed, wall } from '../../testing/ranges.ts';
import { shopDay, type ResourceHours } from './shop-day.ts';

const FACIAL = externalServiceId('facial');
const MASSAGE = externalServiceId('massage');
const DAY = wall(540, 1140);

function practitioner(change: Partial<ResourceHours> = {}): ResourceHours {
  return { id: 'ana', name: 'Ana', selectable: true, hours: [DAY], events: [], ...change };
}

function dayOf(date: string, resource: ResourceHours, opening = [DAY]) {
  return shopDay({
    date,
    timeZone: 'Europe/Paris',
    opening,
    usesCabins: true,
    checksEquipment: false,
    services: new Map([[FACIAL, { practitioners: [resource], cabins: [resource], equipment: [] }]]),
  });
}

test('events become minutes of the shop’s day, clipped to it; those of other days are left out', () => {
  const events = [
    between('2026-11-24T10:07:00+01:00', '2026-11-24T10:52:30+01:00'),
    between('2026-11-23T23:00:00+01:00', '2026-11-24T00:30:00+01:00'),
    between('2026-11-25T00:00:00+01:00', '2026-11-25T01:00:00+01:00'),
  ];
  const day = dayOf('20261124', practitioner({ events }));
  expect(day.services.get(FACIAL)?.practitioners[0]).toEqual({
    id: 'ana',
    name: 'Ana',
    selectable: true,
    working: [DAY],
    events: [elapsed(607, 653), elapsed(0, 30)],
  });
});

test('opening hours keep their wall-clock time on the days of the clock change', () => {
  const spring = dayOf('20260329', practitioner());
  expect(spring).toMatchObject({ lengthMinutes: 1380, open: [elapsed(480, 1080)] });
  expect(spring.services.get(FACIAL)?.cabins[0]?.working).toEqual([elapsed(480, 1080)]);
  const autumn = dayOf('20261025', practitioner(), [wall(0, 150)]);
  expect(autumn).toMatchObject({ lengthMinutes: 1500, open: [elapsed(0, 150), elapsed(180, 210)] });
});

test('a practitioner of several services is one and the same resource in each', () => {
  const ana = practitioner();
  const service = { practitioners: [ana], cabins: [], equipment: [] };
  const day = shopDay({
    date: '20261124',
    timeZone: 'Europe/Paris',
    opening: [DAY],
    usesCabins: false,
    checksEquipment: true,
    services: new Map([
      [FACIAL, service],
      [MASSAGE, service],
    ]),
  });
  expect(day.services.get(FACIAL)?.practitioners[0]).toBe(day.services.get(MASSAGE)?.practitioners[0]);
});

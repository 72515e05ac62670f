import { expect, test } from 'vitest';
import { externalServiceId } from '../../catalogue/ids.ts';
import { elapsed } from '../../testing/ranges.ts';
import type { Placement, ShopDay, VisitLine } from '../calendar.ts';
import { FACIAL, line, LONG_AGO, resource, shopDay, startsOf } from '../testing/days.ts';
import { dayOffer } from '../visit-search.ts';

const PAIR = line({ practitionerCount: 2 });

function firstPlaced(day: ShopDay, lines: readonly VisitLine[]): readonly Placement[] {
  const offer = dayOffer(day, lines, LONG_AGO);
  return offer.kind === 'free' ? (offer.starts[0]?.placements ?? []) : [];
}

test('a service for two starts only where two people are free for all of it, pause included', () => {
  const day = shopDay({
    practitioners: [
      resource('ana', { events: [elapsed(660, 720)] }),
      resource('bea', { events: [elapsed(780, 900)] }),
      resource('cleo', { working: [elapsed(840, 960)] }),
    ],
  });
  expect(startsOf(dayOffer(day, [PAIR], LONG_AGO))).toEqual([
    540, 570, 600, 720, 840, 870, 900, 930, 960, 990, 1020, 1050, 1080,
  ]);
  const starts = startsOf(dayOffer(day, [{ ...PAIR, pauseMinutes: 30 }], LONG_AGO));
  expect(starts).toEqual([540, 570, 840, 870, 900, 930, 960, 990, 1020, 1050]);
});

test('a service for three takes three different people, one cabin and one piece of equipment', () => {
  const day = shopDay({
    practitioners: [resource('ana'), resource('bea'), resource('cleo')],
    cabins: [resource('room')],
    equipment: [resource('lamp')],
  });
  expect(firstPlaced(day, [line({ practitionerCount: 3 })])).toMatchObject([
    { practitionerId: 'ana', otherPractitionerIds: ['bea', 'cleo'], cabinId: 'room', equipmentId: 'lamp' },
  ]);
});

test('a practitioner who is chosen for a service for two comes first, and has to be free', () => {
  const day = shopDay({
    practitioners: [resource('ana'), resource('bea'), resource('cleo', { events: [elapsed(540, 600)] })],
  });
  const wanted = { ...PAIR, practitionerId: 'cleo' };
  expect(startsOf(dayOffer(day, [wanted], LONG_AGO))[0]).toBe(600);
  expect(firstPlaced(day, [wanted])).toMatchObject([
    { practitionerId: 'cleo', otherPractitionerIds: ['ana'] },
  ]);
});

test('a service for two does not count practitioners who are not selectable', () => {
  const day = shopDay({ practitioners: [resource('ana'), resource('bea', { selectable: false })] });
  expect(dayOffer(day, [PAIR], LONG_AGO)).toMatchObject({ reason: 'no-practitioner' });
});

const DUO = externalServiceId('duo');

test('the next service of a visit stays with one of the two people of a service for two', () => {
  const facial = { practitioners: [resource('cleo'), resource('bea')], cabins: [], equipment: [] };
  const day: ShopDay = {
    ...shopDay(),
    services: new Map([
      [FACIAL, facial],
      [DUO, { ...facial, practitioners: [resource('ana'), resource('bea')] }],
    ]),
  };
  const placed = firstPlaced(day, [{ ...PAIR, externalServiceId: DUO }, line()]);
  expect(placed).toMatchObject([
    { practitionerId: 'bea', otherPractitionerIds: ['ana'] },
    { practitionerId: 'bea', otherPractitionerIds: [] },
  ]);
});

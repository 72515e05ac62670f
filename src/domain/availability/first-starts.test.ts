import { expect, test } from 'vitest';
import { elapsed } from '../testing/ranges.ts';
import { at, line, LONG_AGO, resource, shopDay, TUESDAY, WHOLE } from './testing/days.ts';
import { firstStarts } from './first-starts.ts';

const people = (...members: ReturnType<typeof resource>[]) => ({ practitioners: members });
const days = [
  shopDay(
    people(
      resource('ana', { events: [elapsed(0, 660)] }),
      resource('bea', { events: WHOLE }),
      resource('cleo', { selectable: false }),
    ),
  ),
  shopDay({
    date: '20261125',
    ...people(resource('ana'), resource('bea', { events: WHOLE }), resource('dan')),
  }),
];
const found = (practitionerId: string | null) => {
  const wanted = line({ practitionerId });
  return [...(firstStarts(days, [wanted], LONG_AGO).get(wanted.externalServiceId) ?? [])];
};

test('the first start of each is theirs alone, whoever is chosen; who has none or may not be chosen is missing', () => {
  const wanted = [
    ['ana', at(TUESDAY, 660)],
    ['dan', at('20261125', 540)],
  ];
  expect(found(null)).toEqual(wanted);
  expect(found('bea')).toEqual(wanted);
});

test('without days there is no first start', () => {
  expect([...firstStarts([], [line()], LONG_AGO).values()].map(({ size }) => size)).toEqual([0]);
});

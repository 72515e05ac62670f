import { expect, test } from 'vitest';
import { instant } from '../time/instant.ts';
import { externalServiceId } from '../catalogue/ids.ts';
import { elapsed } from '../testing/ranges.ts';
import { addDays } from '../time/date-key.ts';
import type { EmptyReason, ShopDay, VisitLine } from './calendar.ts';
import { at, line, LONG_AGO, resource, shopDay, TUESDAY, WHOLE } from './testing/days.ts';
import { dayOffer, type SearchLimits } from './visit-search.ts';

const reasons: readonly (readonly [EmptyReason, string, ShopDay, VisitLine, Partial<SearchLimits>])[] = [
  ['closed', 'the shop does not open', shopDay({ open: [] }), line(), {}],
  ['past', 'the day is over', shopDay({ open: [] }), line(), { now: instant(at(addDays(TUESDAY, 1), 0)) }],
  ['past', 'the last start that fits is over', shopDay(), line(), { now: instant(at(TUESDAY, 1081)) }],
  ['too-short', 'no opening is as long as the visit', shopDay({ open: [elapsed(540, 599)] }), line(), {}],
  ['no-practitioner', 'nobody performs it', shopDay({ practitioners: [] }), line(), {}],
  [
    'no-practitioner',
    'the service is unknown that day',
    shopDay(),
    line({ externalServiceId: externalServiceId('tattoo') }),
    {},
  ],
  [
    'no-practitioner',
    'nobody works',
    shopDay({ practitioners: [resource('ana', { working: [] })] }),
    line(),
    {},
  ],
  [
    'no-practitioner',
    'those who work left before now',
    shopDay({ practitioners: [resource('ana', { working: [elapsed(540, 720)] })] }),
    line(),
    { now: instant(at(TUESDAY, 800)) },
  ],
  ['no-practitioner', 'it takes two, and one performs it', shopDay(), line({ practitionerCount: 2 }), {}],
  [
    'no-practitioner',
    'it takes two, who never work at the same time',
    shopDay({
      practitioners: [
        resource('ana', { working: [elapsed(540, 840)] }),
        resource('bea', { working: [elapsed(800, 1140)] }),
      ],
    }),
    line({ practitionerCount: 2 }),
    {},
  ],
  [
    'full',
    'it takes two, and one of the two is taken',
    shopDay({ practitioners: [resource('ana'), resource('bea', { events: WHOLE })] }),
    line({ practitionerCount: 2 }),
    {},
  ],
  ['full', 'all are taken', shopDay({ practitioners: [resource('ana', { events: WHOLE })] }), line(), {}],
  ['no-cabin', 'every cabin is taken', shopDay({ cabins: [resource('one', { events: WHOLE })] }), line(), {}],
  [
    'no-cabin',
    'no cabin is for visitors',
    shopDay({ cabins: [resource('one', { selectable: false })] }),
    line(),
    {},
  ],
  [
    'no-equipment',
    'the only lamp is taken',
    shopDay({ equipment: [resource('lamp', { events: WHOLE })] }),
    line(),
    {},
  ],
];

test.each(reasons)('a day is empty with the reason %s when %s', (reason, _why, day, wanted, limits) => {
  expect(dayOffer(day, [wanted], { ...LONG_AGO, ...limits })).toEqual({
    kind: 'empty',
    date: TUESDAY,
    reason,
  });
});

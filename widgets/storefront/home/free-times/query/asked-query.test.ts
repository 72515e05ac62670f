import { expect, test } from 'vitest';
import { externalServiceId } from '#domain/catalogue/ids.ts';
import type { NamedService } from '#domain/free-times/matching/named-services.ts';
import { sampleShop } from '#domain/shops/testing/sample-shop.ts';
import { understood, type QueryContext } from './asked-query.ts';

const named: readonly NamedService[] = [
  { kind: 'category', name: 'Massages', externalServiceIds: ['1', '2'].map(externalServiceId) },
  { kind: 'service', name: 'Massage suédois', externalServiceIds: [externalServiceId('1')] },
];
const LYON = { latitude: 45.76, longitude: 4.83 };
const NICE = { latitude: 43.7, longitude: 7.26 };
const context: QueryContext = {
  named,
  shops: [
    sampleShop('lyon', { city: 'Lyon' }, LYON),
    sampleShop('nice', { city: 'Nice' }, NICE),
    sampleShop('closed', { city: 'Nice' }, NICE, { bookable: false }),
  ],
  locale: 'fr',
  today: '20260113',
  position: null,
  recent: null,
};
const questions = (query: Parameters<typeof understood>[0], own = context) =>
  understood(query, own).queries.flatMap(({ givenUp, questions: together }) =>
    together.map((question) => ({ givenUp, ...question })),
  );

test('a search of nothing asks for any service, anywhere, on any day', () => {
  expect(questions({ when: 'any' })).toEqual([
    {
      givenUp: 'nothing',
      services: null,
      shops: null,
      around: null,
      from: '20260113',
      to: '20260126',
      part: null,
      near: null,
    },
  ]);
});

test('who names nothing is offered what they had in hand, then anything, before anything is given up', () => {
  const withRecent = { ...context, recent: externalServiceId('2') };
  expect(questions({ when: 'today' }, withRecent)).toMatchObject([
    { givenUp: 'nothing', services: ['2'], to: '20260113' },
    { givenUp: 'nothing', services: null, to: '20260113' },
    { givenUp: 'day', services: null },
  ]);
  expect(questions({ what: 'massage', when: 'any' }, withRecent)[0]).toMatchObject({ services: ['1', '2'] });
  // Whoever names what is not known is told so, and shown anything.
  expect(questions({ what: '🦄', when: 'any' }, withRecent)[0]).toMatchObject({ services: null });
});

test('what, town, day and part of the day are taken out of one text', () => {
  const query = understood({ what: 'massage Lyon demain soir', when: 'any' }, context);
  expect(query).toMatchObject({ what: 'massage', where: 'Lyon', when: 'tomorrow', part: 'evening' });
  expect(query.queries[0]?.questions[0]).toEqual({
    services: ['1', '2'],
    shops: null,
    around: { point: LYON, kilometres: 25 },
    from: '20260114',
    to: '20260114',
    part: 'evening',
    near: null,
  });
});

test('what is said in its own field comes before what the text says', () => {
  const query = { what: 'massage Lyon demain soir', where: 'Nice', when: 'weekend', part: 'morning' };
  expect(understood(query, context)).toMatchObject({ where: 'Nice', when: 'weekend', part: 'morning' });
});

test('a search that finds nothing gives up the part, the days, the place, one after the other', () => {
  const query = { what: 'massage', where: 'Lyon', when: 'today', part: 'evening' };
  const steps = questions(query).map(({ givenUp }) => givenUp);
  expect(steps).toEqual(['nothing', 'part', 'part', 'day', 'near', 'place', 'place']);
  expect(questions(query).at(-1)).toMatchObject({ services: ['1', '2'], around: null, part: null });
});

test('where a place is full shops are asked for around it: the near ones, those farther away, then all of them', () => {
  const query = { what: 'massage', where: 'Lyon', when: 'today', part: 'evening' };
  const around = questions(query).map((one) => one.around?.kilometres ?? null);
  expect(around).toEqual([25, 25, 25, 25, 50, 250, null]);
  const named = { ...query, where: 'Shop nice' };
  expect(questions(named).find(({ givenUp }) => givenUp === 'near')).toMatchObject({
    shops: null,
    around: { point: NICE, kilometres: 50 },
    part: 'evening',
  });
});

test('an unknown service is not asked for, and said to be unknown', () => {
  const query = understood({ what: '🦄', when: 'any' }, context);
  expect(query.isWhatKnown).toBe(false);
  expect(query.queries[0]?.questions[0]?.services).toBeNull();
});

test('a town without a shop of the company’s is searched around from afar', () => {
  const [first] = questions({ where: 'Marseille', when: 'any' });
  expect(first?.around?.kilometres).toBe(250);
});

test('a shop by its name is asked for by its id', () => {
  expect(questions({ where: 'Shop nice', when: 'any' })[0]).toMatchObject({ shops: ['nice'], around: null });
});

test('near a visitor the nearest shops that take bookings are asked for, never the visitor’s own place', () => {
  const query = { where: 'Autour de moi', when: 'any' };
  const near = { ...context, position: { latitude: 43.8, longitude: 7.2 } };
  expect(questions(query, near)[0]).toMatchObject({ shops: ['nice', 'lyon'], around: null });
  expect(questions(query)[0]).toMatchObject({ shops: null, around: null });
  expect(understood(query, context).place).toEqual({ kind: 'near' });
});

test('around a place that is not known nothing else is given up: day, part and what is near the visitor stay', () => {
  const query = { what: 'massage', where: 'Trifouilly', when: 'tomorrow', part: 'evening' };
  const near = { ...context, position: { latitude: 43.8, longitude: 7.2 } };
  const time = { from: '20260114', to: '20260114', part: 'evening', services: ['1', '2'] };
  expect(questions(query)[0]).toMatchObject({ ...time, shops: null, around: null });
  expect(questions(query, near)[0]).toMatchObject({ ...time, shops: ['nice', 'lyon'], around: null });
  expect(questions(query).map(({ givenUp }) => givenUp)).not.toContain('place');
});

test.each([
  ['massage Trifouilly', 'massage', '', 'Trifouilly'],
  ['massage à Trifouilly demain', 'massage', 'Trifouilly', ''],
  ['massage Shop nice', 'massage', 'Shop nice', ''],
  ['Shop nice massage', 'massage', 'Shop nice', ''],
  ['chez Shop nice', '', 'Shop nice', ''],
  ['zzz massage suédois', 'massage suédois', '', 'zzz'],
  ['xyzzyx', 'xyzzyx', '', ''],
  ['%', '%', '', ''],
  ['" OR 1=1 --', '" OR 1=1 --', '', ''],
  ['   ', '', '', ''],
  ['تدليك', 'تدليك', '', ''],
])('the text «%s» asks for «%s» in «%s», and «%s» means nothing', (text, what, where, left) => {
  expect(understood({ what: text, when: 'any' }, context)).toMatchObject({ what, where, left });
});

test.each([
  ['nna', 'nna', '', ''],
  ['massage nna', 'massage', '', 'nna'],
  ['massage wien', 'massage', 'wien', ''],
  ['massage rue anna', 'massage', 'rue anna', ''],
])('letters from within a word of an address are no place: «%s»', (text, what, where, left) => {
  const shops = [sampleShop('w', { city: 'Wien', street: 'Rue Anna' }, LYON)];
  const query = understood({ what: text, when: 'any' }, { ...context, shops });
  expect(query.what).toBe(what);
  expect(query.where.toLowerCase()).toBe(where);
  expect(query.left).toBe(left);
});

test.each([
  ['20260112', 'past'],
  ['20270101', 'beyond'],
  ['someday', 'unknown'],
] as const)('a search for the day «%s» is for any day, and says why: %s', (when, problem) => {
  const query = understood({ what: 'massage', when, part: 'evening' }, context);
  expect(query).toMatchObject({ when: 'any', part: 'evening', dayProblem: problem });
});

test.each([
  ['20260112', 'any'],
  ['20260120', '20260120'],
  ['someday', 'any'],
])('the day «%s» of an address is understood as %s', (when, day) => {
  expect(understood({ when }, context).when).toBe(day);
});

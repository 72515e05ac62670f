import { expect, test } from 'vitest';
import { createVisitor, MONDAY, type Visitor } from '../../testing/visitor.ts';
import { announcedFeature } from './feature.ts';

const iso = (days: number) => new Date(MONDAY + days * 86_400_000).toISOString();

async function open(booker: object, visitor: Visitor = createVisitor()) {
  visitor.backEnd.meet('GET', '/api/companies/me', { body: { token: 'cmp_x', nickname: 'x', booker } });
  const { site } = await visitor.open();
  return { announced: await site.open(announcedFeature) };
}

test('what is announced at the moment is there, and what cannot be had is not', async () => {
  const visitor = createVisitor();
  const serviceId = visitor.backEnd.categories[0]?.articles[0]?.id ?? 'none';
  const alert = { id: 'a', serviceId, start: iso(-1), end: iso(9), body: { fr: 'Un mot' } };
  visitor.backEnd.meet('GET', '/api/alerts', {
    body: [
      alert,
      { ...alert, id: 'b', end: iso(2) },
      { ...alert, id: 'c', start: iso(1) },
      { ...alert, id: 'd', serviceId: 'withdrawn' },
    ],
  });
  const { announced } = await open({}, visitor);
  const shown = () => announced.$alerts.get().map(({ alert: { id }, service }) => [id, service.id]);
  await expect.poll(shown).toEqual([
    ['b', serviceId],
    ['a', serviceId],
  ]);
  expect(announced.$events.get()).toEqual([]);
});

test.each([
  ['a promotion', { popupEnabled: true }, true],
  ['coupons', { couponsPopupHome: true }, true],
  ['a service that visitors are asked about', { ganalytics: 'G-A1' }, true],
  ['nothing', {}, false],
  ['a promotion that is off', { popupEnabled: false, popupText: { fr: 'Bienvenue' } }, false],
])('something may come over a page by itself as the company has set up: %s', async (_, booker, may) => {
  const { announced } = await open(booker);
  expect(announced.mayInterrupt).toBe(may);
});

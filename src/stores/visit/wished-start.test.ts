import { atom } from 'nanostores';
import { describe, expect, test } from 'vitest';
import { serviceId, shopId } from '#domain/catalogue/ids.ts';
import { EMPTY_QUERY } from '#domain/site/route-query.ts';
import { instant } from '#domain/time/instant.ts';
import { at } from '../testing/back-end-appointments.ts';
import { takeWishedChoices, wishedChoices } from './choosing/wished-choices.ts';
import { openVisit } from '../testing/visits.ts';
import { dropWishes, isCarriedVisit, takeWishedStart, wantedTimeIn, wishedStartIn } from './wished-start.ts';

const MONDAY_NINE = instant(Date.UTC(2026, 0, 5, 8));
const holds = <T extends { readonly path: string }>(sent: readonly T[]) =>
  sent.filter(({ path }) => path === '/api/appointments/check');

describe('a wished start', () => {
  test.each([
    ['2026-01-05T08:00:00.000Z', MONDAY_NINE],
    ['2026-01-05T09:00:00+01:00', MONDAY_NINE],
    ['soon', null],
    ['', null],
    [undefined, null],
  ])('the address with %s wishes for %s', (start, moment) => {
    expect(wishedStartIn({ start })).toBe(moment);
  });

  test.each([
    [
      { when: '20260106', part: 'evening' },
      { date: '20260106', part: 'evening' },
    ],
    [
      { when: 'tomorrow', part: 'night' },
      { date: null, part: null },
    ],
    [{}, { date: null, part: null }],
    [{ when: '20260105' }, { date: '20260105', part: null }],
    [
      { when: '20260104', part: 'evening' },
      { date: null, part: 'evening' },
    ],
  ])('of the address %j is wanted at %j', (query, wanted) => {
    expect(wantedTimeIn(query, '20260105')).toEqual(wanted);
  });

  test('is of the visit that the address carries, and of no other', async () => {
    const { visit } = await openVisit();
    const plan = visit.$plan.get();
    expect(isCarriedVisit(plan, { cart: [serviceId('s1')] })).toBe(true);
    expect(isCarriedVisit(plan, { cart: [] })).toBe(true);
    expect(isCarriedVisit(plan, { cart: [serviceId('s2')] })).toBe(false);
    expect(isCarriedVisit({ ...plan, services: [] }, { cart: [] })).toBe(false);
  });

  test('is held at once, by one call', async () => {
    const { visit, sent } = await openVisit();
    expect(await takeWishedStart(visit, MONDAY_NINE)).toMatchObject({ kind: 'held' });
    expect(holds(sent)).toHaveLength(1);
  });

  test('is asked for with those whom the address wishes, and not for anybody else’s time', async () => {
    const { visit, sent, backEnd } = await openVisit();
    takeWishedChoices(visit, wishedChoices(visit.$plan.get(), { with: 'p2' }));
    expect(await takeWishedStart(visit, MONDAY_NINE)).toMatchObject({ kind: 'held' });
    expect(holds(sent).at(-1)?.body).toMatchObject({ lines: [{ practitionerId: 'p2' }] });
    visit.release();
    backEnd.calendar.taken.push({ practitioner: 'p2', start: at('20260105', 9), end: at('20260105', 10) });
    expect(await takeWishedStart(visit, MONDAY_NINE)).toMatchObject({ failure: { kind: 'taken' } });
  });

  test('that is gone leads to the times of its day, with the reason', async () => {
    const { visit, backEnd } = await openVisit();
    for (const practitioner of ['p1', 'p2'])
      backEnd.calendar.taken.push({ practitioner, start: at('20260105', 9), end: at('20260105', 10) });
    expect(await takeWishedStart(visit, MONDAY_NINE)).toMatchObject({
      kind: 'choosing',
      failure: { kind: 'taken' },
    });
  });

  test('is held for those of the others where somebody is gone, whose wish alone is dropped and told', async () => {
    const { visit, page, sent, backEnd, clock } = await openVisit();
    page.site.bookingCart.replace([serviceId('s1'), serviceId('s2')], shopId('shop1'));
    await clock.settle();
    const wishes = wishedChoices(visit.$plan.get(), { with: 'p1,p2' });
    takeWishedChoices(visit, wishes);
    const gone = {
      code: 422,
      type: 'invalid',
      message: '!',
      field: 'lines.0.practitionerId',
      retryable: false,
    };
    backEnd.meet('POST', '/api/appointments/check', { status: 422, body: gone });
    expect(await takeWishedStart(visit, MONDAY_NINE)).toMatchObject({ kind: 'held' });
    const { lines } = holds(sent).at(-1)!.body as { lines: { practitionerId?: string }[] };
    expect(lines.map(({ practitionerId }) => practitionerId)).toEqual([undefined, 'p2']);
    expect(visit.$plan.get().services.map(({ practitionerId }) => practitionerId)).toEqual([null, 'p2']);
  });

  test('is not asked for again and again where nobody is to be had', async () => {
    const { visit, sent, backEnd } = await openVisit();
    const gone = {
      code: 422,
      type: 'invalid',
      message: '!',
      field: 'lines.0.practitionerId',
      retryable: false,
    };
    const refusal = { status: 422, body: gone };
    backEnd.meet('POST', '/api/appointments/check', refusal, refusal, refusal, refusal);
    expect(await takeWishedStart(visit, MONDAY_NINE)).toMatchObject({ kind: 'choosing' });
    expect(holds(sent)).toHaveLength(2);
  });

  test('that is over is told, and the first week with a free time is shown', async () => {
    const { visit, backEnd, clock } = await openVisit();
    const week = { start: at('20260105', 0), end: at('20260112', 0) };
    for (const practitioner of ['p1', 'p2']) backEnd.calendar.taken.push({ practitioner, ...week });
    visit.reload();
    await clock.settle();
    await visit.showFirstFree();
    expect(visit.$week.get().days[0]).toBe('20260112');
    const over = { code: 409, type: 'slot_past', message: '!', retryable: false };
    backEnd.meet('POST', '/api/appointments/check', { status: 409, body: over });
    await takeWishedStart(visit, at('20251229', 9));
    await clock.settle();
    expect([visit.$stage.get().kind, visit.$week.get().days[0]]).toEqual(['choosing', '20260112']);
  });

  test('without a shop asks for nothing', async () => {
    const { visit, sent } = await openVisit();
    const $plan = atom({ ...visit.$plan.get(), shop: null });
    expect(await takeWishedStart({ ...visit, $plan }, MONDAY_NINE)).toMatchObject({ kind: 'choosing' });
    expect(holds(sent)).toHaveLength(0);
  });

  test('is wished for once: the address loses it and keeps the rest', async () => {
    const { page } = await openVisit();
    const { navigation } = page.site;
    const query = {
      ...EMPTY_QUERY,
      page: 'reserved' as const,
      start: '2026-01-05T08:00:00.000Z',
      duration: '30',
    };
    navigation.show({ route: { kind: 'home' }, query }, []);
    dropWishes(navigation);
    const left = navigation.$place.get().query;
    expect(wishedStartIn(left)).toBeNull();
    expect(left).toMatchObject({ page: 'reserved', duration: undefined });
  });

  test('leaves the cart before it beside, to be taken back', async () => {
    const { page, clock } = await openVisit();
    const { bookingCart } = page.site;
    const before = bookingCart.$cart.get();
    await bookingCart.withStorage((storage) => storage.keep(before, true));
    bookingCart.replace([serviceId('s2')], shopId('shop1'));
    await clock.settle();
    expect(bookingCart.$replaced.get()?.serviceIds).toEqual(['s1']);
    bookingCart.takeBack();
    expect(bookingCart.$cart.get().serviceIds).toEqual(['s1']);
  });
});

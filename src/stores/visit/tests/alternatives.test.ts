import { describe, expect, test } from 'vitest';
import { serviceId } from '#domain/catalogue/ids.ts';
import { valueOf } from '../../load.ts';
import { at } from '../../testing/back-end-appointments.ts';
import { createVisitor, type Visitor } from '../../testing/visitor.ts';
import { openVisit } from '../../testing/visits.ts';
import type { VisitStore } from '../visit.ts';

const BOTH = ['p1', 'p2'];

function occupy({ backEnd }: Visitor, people: readonly string[], from: string, to: string): void {
  for (const practitioner of people)
    backEnd.calendar.taken.push({ practitioner, start: at(from, 0), end: at(to, 0) });
}

/** What is offered instead of a day, as "kind date hour". */
async function alternativesOf(
  visit: VisitStore,
  { clock }: Visitor,
  date: string,
): Promise<readonly string[]> {
  visit.findAlternatives(date);
  await clock.settle();
  const alternatives = valueOf(visit.$alternatives.get());
  expect(alternatives?.date).toBe(date);
  return (alternatives?.list ?? []).map((alternative) => {
    const who =
      alternative.kind === 'people'
        ? ` ${alternative.names.join()}`
        : alternative.kind === 'shop'
          ? ` ${alternative.shop.id}`
          : '';
    return `${alternative.kind}${who} ${alternative.start.date} ${alternative.start.startMinute / 60}`;
  });
}

describe('instead of a day without a free time', () => {
  test('alternatives to a full day are the nearest free time, before or after, and another shop', async () => {
    const visitor = createVisitor();
    occupy(visitor, BOTH, '20260107', '20260109');
    const { visit } = await openVisit(visitor);
    expect(await alternativesOf(visit, visitor, '20260107')).toEqual([
      'nearest 20260106 11',
      'shop shop2 20260109 9',
    ]);
    expect(await alternativesOf(visit, visitor, '20260108')).toEqual([
      'nearest 20260109 9',
      'shop shop2 20260109 9',
    ]);
  });

  test('the nearest free time to a full day may lie weeks ahead, or not exist', async () => {
    const visitor = createVisitor();
    occupy(visitor, BOTH, '20260105', '20260301');
    const { visit } = await openVisit(visitor);
    expect(await alternativesOf(visit, visitor, '20260107')).toEqual(['nearest 20260302 9']);
    occupy(visitor, BOTH, '20260301', '20270101');
    visit.reload();
    expect(await alternativesOf(visit, visitor, '20260107')).toEqual([]);
  });

  test('alternatives to a day begin with whoever else is free on it, where one was chosen', async () => {
    const visitor = createVisitor();
    occupy(visitor, ['p1'], '20260107', '20260108');
    const { visit } = await openVisit(visitor);
    visit.choosePractitioner(serviceId('s1'), 'p1');
    expect(await alternativesOf(visit, visitor, '20260107')).toEqual([
      'people Béa 20260107 11',
      'nearest 20260108 9',
      'shop shop2 20260107 11',
    ]);
  });

  test('the later of two searches for alternatives is the one shown', async () => {
    const visitor = createVisitor();
    const { visit } = await openVisit(visitor);
    visitor.backEnd.meet('GET', '/api/appointments', { status: 500, after: 3_000 });
    visit.findAlternatives('20260125');
    visit.findAlternatives('20260111');
    await visitor.clock.advance(10_000);
    expect(valueOf(visit.$alternatives.get())?.date).toBe('20260111');
  });
});

describe('one press', () => {
  const takeOfKind = async (visitor: Visitor, visit: VisitStore, kind: string) => {
    await alternativesOf(visit, visitor, '20260107');
    const alternative = valueOf(visit.$alternatives.get())?.list.find((one) => one.kind === kind);
    if (!alternative) throw new Error(`No alternative by ${kind}`);
    return visit.take(alternative);
  };

  test('taking the nearest time holds it with the practitioner who was chosen', async () => {
    const visitor = createVisitor();
    occupy(visitor, ['p1'], '20260107', '20260108');
    const { visit } = await openVisit(visitor);
    visit.choosePractitioner(serviceId('s1'), 'p1');
    expect(await takeOfKind(visitor, visit, 'nearest')).toMatchObject({
      kind: 'held',
      hold: { lines: [{ startsAt: at('20260108', 9), practitioner: { id: 'p1' } }] },
    });
  });

  test('taking another practitioner’s time holds it, and they are then the one chosen', async () => {
    const visitor = createVisitor();
    occupy(visitor, ['p1'], '20260107', '20260108');
    const { visit } = await openVisit(visitor);
    visit.choosePractitioner(serviceId('s1'), 'p1');
    expect(await takeOfKind(visitor, visit, 'people')).toMatchObject({
      kind: 'held',
      hold: { lines: [{ startsAt: at('20260107', 11), practitioner: { id: 'p2' } }] },
    });
    expect(visit.$plan.get().services[0]?.practitionerId).toBe('p2');
  });

  test('taking a time in another shop moves the visit there, with whoever is free', async () => {
    const visitor = createVisitor();
    const { visit, sent } = await openVisit(visitor);
    visit.choosePractitioner(serviceId('s1'), 'p1');
    expect((await takeOfKind(visitor, visit, 'shop')).kind).toBe('held');
    await visitor.clock.settle();
    expect(visit.$stage.get().kind).toBe('held');
    expect(visit.$plan.get()).toMatchObject({ shop: { id: 'shop2' }, services: [{ practitionerId: null }] });
    expect(sent.findLast(({ path }) => path === '/api/appointments/check')?.body).toMatchObject({
      shopid: '2',
      lines: [{ serviceid: '101' }],
    });
  });
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EMPTY_QUERY } from '#domain/site/route-query.ts';
import { problem } from '#stores/testing/back-end.ts';
import { calm } from '#stores/testing/saved-visits.ts';
import { otherInSecond } from '#stores/visit/testing/two-tabs.ts';
import type { VisitStore } from '#stores/visit/visit.ts';
import { useOnwardTimes } from './use-step.ts';

/** The times of a visit beside which another tab holds a time for another one. */
async function besideHold() {
  const { visitor, second } = await otherInSecond();
  const { site } = second.page;
  site.navigation.show({ route: { kind: 'services' }, query: { ...EMPTY_QUERY, page: 'reserved' } }, [
    'time',
  ]);
  const visits: VisitStore[] = [];
  const Times = () => {
    visits.push(useOnwardTimes(site, second.visit));
    return null;
  };
  renderToStaticMarkup(<Times />);
  const [visit] = visits;
  if (!visit) throw new Error('no times');
  return { visitor, otherTabs: visit.otherTabs, steps: () => site.navigation.$steps.get() };
}

test('a hold of another tab that is gone on with leads on to the rest of the reservation', async () => {
  const { otherTabs, steps } = await besideHold();
  otherTabs.continueHeld();
  expect(steps()).toEqual(['time', 'review']);
});

test('both visits together lead on once the longer time is held', async () => {
  const { otherTabs, steps } = await besideHold();
  const held = otherTabs.continueHeldWithOwn();
  expect(steps()).toEqual(['time']);
  await held;
  expect(steps()).toEqual(['time', 'review']);
});

test('both visits together stay at the times where the longer time is not to be had', async () => {
  const { visitor, otherTabs, steps } = await besideHold();
  visitor.backEnd.meet('POST', '/api/appointments/check', problem(409, 'slot_taken'));
  expect((await otherTabs.continueHeldWithOwn()).kind).toBe('choosing');
  await calm(visitor);
  expect(steps()).toEqual(['time']);
});

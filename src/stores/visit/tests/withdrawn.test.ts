import { expect, test } from 'vitest';
import { serviceId } from '#domain/catalogue/ids.ts';
import { problem, withdraw } from '../../testing/back-end.ts';
import { heldVisit, hold, openVisit } from '../../testing/visits.ts';
import type { VisitStage } from '../visit.ts';

const refusalOf = (place: number) => problem(403, 'booking_closed', { field: `lines.${place}.serviceid` });

/** Two services, of which the back end refuses one. */
async function twoServices(refused: 's1' | 's2') {
  const opened = await openVisit();
  opened.page.site.bookingCart.add(serviceId('s2'));
  await opened.clock.settle();
  opened.backEnd.meet('POST', '/api/appointments/check', refusalOf(['s1', 's2'].indexOf(refused)));
  return opened;
}

const serviceOf = (stage: VisitStage) =>
  stage.kind === 'choosing' && stage.failure?.kind === 'closed' ? stage.failure.service?.id : undefined;

test.each(['s1', 's2'] as const)(
  'the service %s, withdrawn meanwhile, is named, and the rest is held',
  async (gone) => {
    const { visit, page, backEnd, clock } = await twoServices(gone);
    withdraw(backEnd, gone);
    expect(serviceOf(await hold(visit))).toBe(gone);
    const left = gone === 's1' ? 's2' : 's1';
    expect(visit.$plan.get().services.map(({ service }) => service.id)).toEqual([left]);
    expect(page.site.bookingCart.$gone.get()).toBe(1);
    await clock.settle();
    expect(serviceOf(visit.$stage.get())).toBe(gone);
    expect(await hold(visit)).toMatchObject({ kind: 'held', hold: { lines: [{}] } });
  },
);

test('a service that is withdrawn while the times are open is known by name until the visit is emptied', async () => {
  const { visit, page, backEnd, clock } = await openVisit();
  const { bookingCart, catalogue } = page.site;
  const named = () => visit.$withdrawn.get().map(({ id }) => id);
  for (const id of ['s2', 's3']) bookingCart.add(serviceId(id));
  bookingCart.remove(serviceId('s3'));
  await clock.settle();
  expect(named()).toEqual([]);
  withdraw(backEnd, 's2');
  await catalogue.reread();
  expect(named()).toEqual(['s2']);
  bookingCart.add(serviceId('s3'));
  expect(named()).toEqual(['s2']);
  bookingCart.clear();
  expect(named()).toEqual([]);
});

test('a service that this shop alone has withdrawn is named, and stays in the visit', async () => {
  const { visit } = await twoServices('s2');
  expect(serviceOf(await hold(visit))).toBe('s2');
  expect(visit.$plan.get().services).toHaveLength(2);
});

test('a service that is withdrawn while its time is held is named at the confirmation', async () => {
  const { visit, page, backEnd } = await heldVisit();
  backEnd.meet('POST', '/api/appointments', refusalOf(0));
  withdraw(backEnd, 's1');
  expect((await visit.confirm()).kind).toBe('closed');
  expect(serviceOf(visit.$stage.get())).toBe('s1');
  expect(page.site.bookingCart.$lines.get()).toEqual([]);
});

test('a refusal that names no service does not read the catalogue again', async () => {
  const { visit, backEnd, sent } = await openVisit();
  const asked = () => sent.filter(({ path }) => path === '/api/categories').length;
  const before = asked();
  backEnd.meet('POST', '/api/appointments/check', problem(403, 'booking_closed'));
  expect(await hold(visit)).toMatchObject({ failure: { kind: 'closed', service: null } });
  expect(asked()).toBe(before);
});

test('a catalogue that cannot be read again stays as it was', async () => {
  const { visit, backEnd, clock } = await twoServices('s2');
  backEnd.meet('GET', '/api/categories', 'drop', 'drop', 'drop', 'drop');
  const holding = hold(visit);
  await clock.advance(20_000);
  expect(serviceOf(await holding)).toBe('s2');
  expect(visit.$plan.get().services).toHaveLength(2);
});

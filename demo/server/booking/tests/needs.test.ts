import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { resourceArticles, resources } from '../../database/schema/booking.ts';
import { typeOf } from '../../testing/expect-problem.ts';
import { openSalons, salon, server } from '../../testing/open-salons.ts';
import { askHold, availability, holdVisit, TEST_SERVICES, TEST_SHOPS } from '../../testing/visits.ts';

openSalons();

/** Nothing of this kind can serve any visit of the salon from now on. */
async function retire(kind: 'cabin' | 'equipment'): Promise<void> {
  const { db } = server.database;
  const rows = await db
    .select({ id: resources.id })
    .from(resources)
    .where(and(eq(resources.companyId, salon), eq(resources.kind, kind)));
  for (const { id } of rows) {
    await db
      .delete(resourceArticles)
      .where(and(eq(resourceArticles.companyId, salon), eq(resourceArticles.resourceId, id)));
    await db.delete(resources).where(and(eq(resources.companyId, salon), eq(resources.id, id)));
  }
}

const of = (serviceid: string) => ({ shopid: TEST_SHOPS.one, serviceid });

test.each([
  ['cabin', TEST_SERVICES.massage, 'needsCabin', 'cabins'],
  ['equipment', TEST_SERVICES.lamp, 'needsEquipment', 'equipments'],
] as const)(
  'a service that needs what the shop has not (%s) says so and is not held',
  async (kind, id, flag, list) => {
    const wish = { shopid: TEST_SHOPS.one, lines: [{ serviceid: id }] };
    await holdVisit(server, salon, wish);
    await retire(kind);
    const day = (await availability(server, salon, of(id)))('20260113');
    expect(day).toMatchObject({ [flag]: true, [list]: [] });
    const refused = await askHold(server, salon, wish);
    expect([refused.status, typeOf(refused.body)]).toEqual([409, 'slot_not_offered']);
  },
);

test('a service that needs neither is held without them', async () => {
  await retire('cabin');
  await retire('equipment');
  const day = (await availability(server, salon, of(TEST_SERVICES.facial)))('20260113');
  expect(day).toMatchObject({ needsCabin: false, needsEquipment: false });
  await holdVisit(server, salon, { shopid: TEST_SHOPS.one, lines: [{ serviceid: TEST_SERVICES.facial }] });
});

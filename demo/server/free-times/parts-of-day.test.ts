import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { FreeTimesWire } from '#contract/booking/earliest.schemas.ts';
import { resources } from '../database/schema/booking.ts';
import { shops } from '../database/schema/catalogue.ts';
import { openSalons, salon, server } from '../testing/open-salons.ts';
import { search } from '../testing/calls/searches.ts';
import { TEST_SERVICES, TEST_SHOPS } from '../testing/visits.ts';

openSalons();

const { one, solo, west } = TEST_SHOPS;
const { massage } = TEST_SERVICES;

const timesIn = ({ shops }: FreeTimesWire, shop: string) =>
  shops.find(({ shopid }) => shopid === shop)?.times ?? [];

describe('the search of free times in a part of the day', () => {
  test('the search of free times keeps to the parts of the day by the clock of the shop', async () => {
    const parts = ['morning', 'afternoon', 'evening'] as const;
    const hourOf = (start: string) =>
      Number(
        new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone: 'Europe/Paris' }).format(
          Date.parse(start),
        ),
      );
    const { db } = server.database;
    await db
      .update(shops)
      .set({ week: { 2: [['11:30', '19:30']] } })
      .where(eq(shops.companyId, salon));
    await db.update(resources).set({ week: null }).where(eq(resources.companyId, salon));
    const partsFound = async (wanted: string) => {
      const day = { from: '20260113', to: '20260113' };
      const times = timesIn(await search({ ...day, shopids: solo, anyof: massage, parts: wanted }), solo);
      return times.map(({ start }) => {
        const hour = hourOf(start);
        return hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
      });
    };
    for (const part of parts) {
      const found = await partsFound(part);
      expect(found).toContain(part);
      expect(new Set(found)).toEqual(new Set([part]));
    }
    expect(new Set(await partsFound('morning,evening'))).toEqual(new Set(['morning', 'evening']));
  });

  /** The first of the starts that a search answers, by the clock in Paris. */
  const clocksOf = (found: FreeTimesWire, shop: string) =>
    timesIn(found, shop).map(({ start }) =>
      new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Europe/Paris' }).format(
        Date.parse(start),
      ),
    );

  test.each([
    ['evening', ['17:30', '17:00', '16:30', '16:00']],
    ['afternoon', ['12:00', '12:30', '13:00', '13:30']],
    ['morning', ['11:30', '12:00', '12:30', '13:00']],
  ])('the starts of a day nearest to the %s come first where that is asked', async (near, clocks) => {
    const { db } = server.database;
    const week = { 2: [['11:30', '18:00']] } as const;
    await db.update(shops).set({ week }).where(eq(shops.companyId, salon));
    await db.update(resources).set({ week: null }).where(eq(resources.companyId, salon));
    await db.execute(
      `update articles set duration = 30, pause = 0 where company_id = '${salon}' and external_id = '${massage}'`,
    );
    const day = { from: '20260113', to: '20260113' };
    expect(clocksOf(await search({ ...day, shopids: solo, anyof: massage, near }), solo)).toEqual(clocks);
  });

  test('of some shops the one whose time is nearest to the wished part of the day comes first', async () => {
    const { db } = server.database;
    await db.update(resources).set({ week: null }).where(eq(resources.companyId, salon));
    for (const [shop, till] of [
      [one, '14:00'],
      [solo, '18:00'],
      [west, '16:00'],
    ] as const)
      await db
        .update(shops)
        .set({ week: { 2: [['09:00', till]] }, timeZone: 'Europe/Paris' })
        .where(and(eq(shops.companyId, salon), eq(shops.externalId, shop)));
    const asked = { from: '20260113', to: '20260113', anyof: massage, near: 'evening' };
    const found = (await search(asked)).shops.map(({ shopid }) => shopid);
    expect(found.filter((id) => id === one || id === solo || id === west)).toEqual([solo, west, one]);
  });
});

import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FreeTimesWire } from '#contract/booking/earliest.schemas.ts';
import type { HoldWire } from '#contract/booking/appointment-wire.ts';
import { isWithinParts } from '#domain/availability/hours/day-part.ts';
import { wallMinute } from '#domain/time/minutes-of-day.ts';
import { articles, shops, type WeekTimes } from '../database/schema/catalogue.ts';
import { enterSalon, openSalons, salon, server } from '../testing/open-salons.ts';
import { send } from '../testing/test-server.ts';
import { askHold, TEST_SERVICES, TEST_SHOPS } from '../testing/visits.ts';

openSalons();

const { massage, facial, lamp } = TEST_SERVICES;
const DATES = ['2026-01-13', '2026-01-14', '2026-01-15'] as const;
const STEP = 15 * 60_000;
/** In quarters of an hour. */
const NOON = 48;

const anyService = fc.record({
  duration: fc.constantFrom(30, 45, 60, 90),
  pause: fc.constantFrom(0, 15),
  price: fc.integer({ min: 100, max: 20_000 }),
  weekdayPrice: fc.option(fc.integer({ min: 100, max: 20_000 })),
});
/** Opening hours of a day, in quarters of an hour; none: closed. */
const anyDay = fc.option(
  fc.record({ from: fc.integer({ min: 36, max: 66 }), length: fc.integer({ min: 4, max: 12 }) }),
  {
    freq: 3,
  },
);
const anyCompany = fc.record({
  services: fc.record({ massage: anyService, facial: anyService, lamp: anyService }),
  days: fc.tuple(anyDay, anyDay, anyDay),
  shop: fc.constantFrom(TEST_SHOPS.one, TEST_SHOPS.solo),
  cuttingHours: fc.constantFrom(15, 30),
  taken: fc.array(
    fc.record({ day: fc.integer({ min: 0, max: 2 }), quarter: fc.integer({ min: 36, max: 68 }) }),
    {
      maxLength: 5,
    },
  ),
  wanted: fc.subarray([massage, facial, lamp], { minLength: 1 }),
  dates: fc.subarray([...DATES], { minLength: 1 }).map((some) => [some[0] ?? '', some.at(-1) ?? ''] as const),
  parts: fc.subarray(['morning', 'afternoon', 'evening'] as const),
});
interface OfferedTime {
  readonly start: string;
  readonly price: number;
}

type SmallCompany = typeof anyCompany extends fc.Arbitrary<infer T> ? T : never;

const clockOf = (quarter: number) =>
  `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`;
/** Paris is an hour ahead in January. */
const startAt = (date: string, quarter: number) =>
  new Date(Date.parse(`${date}T00:00:00+01:00`) + quarter * STEP).toISOString();

async function open({ services, days, shop, cuttingHours, taken }: SmallCompany): Promise<void> {
  enterSalon(await server.addCompany({ appointment: { cuttingHours, cancelHours: 24 } }));
  const { db } = server.database;
  for (const [slug, facts] of Object.entries(services))
    await db
      .update(articles)
      .set(facts)
      .where(and(eq(articles.companyId, salon), eq(articles.slug, slug)));
  // The thirteenth is a Tuesday.
  const week: WeekTimes = Object.fromEntries(
    days.map((day, index) => [
      index + 2,
      day ? [[clockOf(day.from), clockOf(day.from + day.length)] as const] : [],
    ]),
  );
  await db
    .update(shops)
    .set({ week })
    .where(and(eq(shops.companyId, salon), eq(shops.externalId, shop)));
  for (const { day, quarter } of taken)
    await askHold(server, salon, {
      shopid: shop,
      start: startAt(DATES[day] ?? '', quarter),
      lines: [{ serviceid: massage }],
    });
}

/** What a hold of a service at a start costs; null where it cannot be held. */
async function heldFor(shopid: string, start: string, serviceid: string): Promise<number | null> {
  const reply = await askHold(server, salon, { shopid, start, lines: [{ serviceid }], visitKey: 'looking' });
  return reply.status === 200 ? (reply.body as HoldWire).total : null;
}

/**
 * The first four starts of a service on the wanted days and parts that can be held, with what each costs: asks for a hold of each
 * quarter from before a day's opening to after its close, and of one on a day that is closed.
 */
async function holdable(
  { shop, days, dates: [from, to], parts }: SmallCompany,
  service: string,
): Promise<OfferedTime[]> {
  const times: OfferedTime[] = [];
  for (const [index, date] of DATES.entries()) {
    if (date < from || date > to) continue;
    const { from: opens, length } = days[index] ?? { from: NOON, length: -1 };
    for (let quarter = opens - 1; quarter <= opens + length && times.length < 4; quarter += 1) {
      if (!isWithinParts(parts, wallMinute(quarter * 15))) continue;
      const start = startAt(date, quarter);
      const price = await heldFor(shop, start, service);
      if (price !== null) times.push({ start, price });
    }
  }
  // What was looked at is given back.
  await send(server, salon, { method: 'DELETE', url: '/api/appointments/check/looking' });
  return times;
}

test('for any small company the search answers the first starts of each service that can be held, at what a hold costs', async () => {
  let answered = 0;
  const check = async (company: SmallCompany) => {
    await open(company);
    const { shop, wanted, dates, parts } = company;
    const [from = '', to = ''] = dates.map((date) => date.replaceAll('-', ''));
    const query = {
      anyof: wanted.join(),
      shopids: shop,
      from,
      to,
      ...(parts.length > 0 && { parts: parts.join() }),
    };
    const reply = await send(server, salon, { url: `/api/earliest/search?${new URLSearchParams(query)}` });
    const times = (reply.body as FreeTimesWire).shops[0]?.times ?? [];
    for (const service of wanted) {
      const offered = times
        .filter(({ serviceid }) => serviceid === service)
        .map(({ start, price }) => ({ start, price }));
      expect(offered).toEqual(await holdable(company, service));
    }
    answered += times.length;
  };
  await fc.assert(fc.asyncProperty(anyCompany, check), { numRuns: 20 });
  expect(answered).toBeGreaterThan(0);
});

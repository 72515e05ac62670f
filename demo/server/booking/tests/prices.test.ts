import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveAppointment } from '#contract/booking/appointments.ts';
import type { Service } from '#domain/catalogue/catalogue.ts';
import { externalShopId } from '#domain/catalogue/ids.ts';
import { EURO, formatMoney, toCents, type Cents } from '#domain/prices/money.ts';
import { durationChoices, withMeantDuration } from '#domain/prices/pricing-durations.ts';
import { bookedPrice, isWeekend, priceOn, shownTotal } from '#domain/prices/pricing-visit.ts';
import { shownPrice, type ShownPrice } from '#domain/prices/pricing.ts';
import { addDays } from '#domain/time/date-key.ts';
import { parseCategories, type CatalogueContext } from '#platform/wire/catalogue/catalogue.ts';
import { articles, shopArticles } from '../../database/schema/catalogue.ts';
import { orders } from '../../database/schema/selling/orders.ts';
import { clientOf } from '../../testing/client.ts';
import { mailsIn, salonMailsIn } from '../../testing/mails.ts';
import { enterSalon, openSalons, salon, server } from '../../testing/open-salons.ts';
import { addPayingCompany, init, payFor, visitBody } from '../../testing/sales.ts';
import { send } from '../../testing/test-server.ts';
import { holdVisit, TEST_SERVICES, TEST_SHOPS, type TestHold } from '../../testing/visits.ts';

type Mode = CatalogueContext['priceTimesMode'];

openSalons();

const SHOP = externalShopId(TEST_SHOPS.solo);

const anyCents = fc.integer({ min: 100, max: 90_000 });
const anyPrices = fc.record({
  price: anyCents,
  weekdayPrice: fc.option(anyCents),
  weekendPrice: fc.option(anyCents),
  ofShop: fc.option(anyCents),
  requiredCustomers: fc.integer({ min: 1, max: 3 }),
  // The same duration may be told twice.
  priceTimes: fc.option(
    fc.array(fc.record({ duration: fc.constantFrom(30, 60, 90), price: anyCents }), {
      minLength: 1,
      maxLength: 4,
    }),
  ),
});
const anyVisit = fc.record({ massage: anyPrices, facial: anyPrices, chosen: fc.constantFrom(30, 60, 90) });
type VisitPrices = typeof anyVisit extends fc.Arbitrary<infer T> ? T : never;

async function publish({ massage, facial }: VisitPrices): Promise<void> {
  const { db } = server.database;
  for (const [slug, { ofShop, ...prices }] of Object.entries({ massage, facial })) {
    const [found] = await db
      .update(articles)
      .set(prices)
      .where(and(eq(articles.companyId, salon), eq(articles.slug, slug)))
      .returning({ id: articles.id });
    await db
      .update(shopArticles)
      .set({ price: ofShop })
      .where(and(eq(shopArticles.companyId, salon), eq(shopArticles.articleId, found?.id ?? '')));
  }
}

/** The salon's catalogue as a browser reads it, each service for the duration that is meant. */
async function meantServices(priceTimesMode: Mode, chosen: number): Promise<Service[]> {
  const context: CatalogueContext = {
    base: '',
    currency: EURO,
    priceTimesMode,
    usesCabins: true,
    warn: (what) => {
      throw new Error(what);
    },
  };
  const categories = parseCategories((await send(server, salon, { url: '/api/categories' })).body, context);
  const ids: readonly string[] = [TEST_SERVICES.massage, TEST_SERVICES.facial];
  return (categories ?? [])
    .flatMap(({ services }) => services)
    .filter(({ externalId }) => ids.includes(externalId))
    .map((service) => withMeantDuration(service, chosen));
}

/** Keeps a time of a day for some services, by the clock of Greenwich. */
function holdAt(services: readonly Service[], date: string, time: string): Promise<TestHold> {
  return holdVisit(server, salon, {
    start: `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}T${time}:00.000Z`,
    lines: services.map(({ externalId, durationMinutes }) => ({
      serviceid: externalId,
      duration: durationMinutes,
    })),
  });
}

async function orderOf(cartId: string) {
  const [order] = await server.database.db
    .select()
    .from(orders)
    .where(and(eq(orders.companyId, salon), eq(orders.cartId, cartId)));
  return order;
}

/** The newest mail to the salon says what is due, what of it is paid and what is left. */
async function expectSalonTold(total: Cents, paid: Cents): Promise<void> {
  const [mail] = (await salonMailsIn(server, salon)).slice(-1);
  for (const [name, amount] of [
    ['Total', total],
    ['Déjà réglé', paid],
    ['Reste à régler sur place', total - paid],
  ] as const)
    if (amount > 0 || name !== 'Déjà réglé')
      expect(mail?.text).toContain(`${name}\u00a0: ${formatMoney('fr', amount, EURO)}`);
    else expect(mail?.text).not.toContain(name);
}

/** What a price tag says for a day. */
const amountOn = (date: string, price: ShownPrice): Cents =>
  price.kind === 'single' ? price.amount : isWeekend(date) ? price.weekend : price.weekday;

test.each<Mode>(['first', 'lowest'])(
  'what list, cart, review, mails and order show is what is charged, before and after a move, with the %s price time shown',
  async (mode) => {
    const display = { list: { display: { duration: true, price: true } } };
    const booker = { services: { ...display, priceTimesMode: mode } };
    enterSalon(await addPayingCompany(server, { booker }));
    let date = '20260113';
    const check = async (visit: VisitPrices) => {
      date = addDays(date, 1);
      await publish(visit);
      const services = await meantServices(mode, visit.chosen);
      const inCart = amountOn(date, bookedPrice(services, SHOP));
      const ofLines = services.map((service) => priceOn(service, SHOP, date));
      for (const [index, service] of services.entries()) {
        const listed = shownPrice(service, [SHOP]);
        const choice = durationChoices(service).find(
          ({ durationMinutes }) => durationMinutes === service.durationMinutes,
        );
        expect(choice?.price ?? amountOn(date, listed)).toBe(ofLines[index]);
      }
      expect(amountOn(date, shownTotal(services, [SHOP]))).toBe(inCart);

      const held = await holdAt(services, date, '09:00');
      const { lines, total } = held.hold;
      expect(lines.map((line) => toCents(line.price, EURO)).toSorted()).toEqual(ofLines.toSorted());
      const cart = await init(server, salon, visitBody(held));
      const { appointment } = await payFor(server, salon, cart);
      const order = await orderOf(cart.cartId);
      expect({ review: toCents(total, EURO), order: order?.total, charged: order?.captured }).toEqual({
        review: inCart,
        order: inCart,
        charged: inCart,
      });
      expect(order?.lines.map(({ total: line }) => line).toSorted()).toEqual(ofLines.toSorted());
      const [mail] = (await mailsIn(server, salon)).slice(-1);
      expect(mail?.text).toContain(order?.appointmentId ?? '?');
      for (const amount of [inCart, ...ofLines])
        expect(mail?.text).toContain(formatMoney('fr', amount, EURO));
      await expectSalonTold(inCart, inCart);

      // Three days later it costs what that day does: a visit of the week may become one of the weekend.
      const later = addDays(date, 3);
      const moved = amountOn(later, bookedPrice(services, SHOP));
      const other = await holdAt(services, later, '13:00');
      expect(toCents(other.hold.total, EURO)).toBe(moved);
      const told = await clientOf(server, salon).get(moveAppointment, {
        params: { id: appointment?.id ?? '' },
        body: {
          key: appointment?.manageKey ?? '',
          holdId: other.hold.holdId,
          visitKey: other.visitKey,
          acceptedTotal: other.hold.total,
        },
      });
      const after = await orderOf(cart.cartId);
      const kept = Math.min(inCart, moved);
      expect({
        told: toCents(told.appointment.total, EURO),
        paid: toCents(told.paid, EURO),
        left: toCents(told.left, EURO),
        order: after?.total,
        kept: (after?.captured ?? 0) - (after?.refunded ?? 0),
      }).toEqual({ told: moved, paid: kept, left: moved - kept, order: moved, kept });
      // Where something goes back, another mail tells of that.
      const news = (await mailsIn(server, salon)).slice(-2).map(({ text }) => text);
      expect(news.join()).toContain(formatMoney('fr', moved, EURO));
      await expectSalonTold(moved, kept);
    };
    await fc.assert(fc.asyncProperty(anyVisit, check), { numRuns: 25 });
  },
);

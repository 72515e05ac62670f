import { expect, test } from 'vitest';
import { readAppointment, releaseSlot } from '#contract/booking/appointments.ts';
import { creditOf, giveCredit } from '../../store-credit/store-credit.ts';
import { enterSalon, openSalons, salon, server } from '../../testing/open-salons.ts';
import { clientAs, tokenOfRole } from '../../testing/people.ts';
import { addPayingCompany, booksOf, init, payFor, visitBody } from '../../testing/sales.ts';
import { TEST_MONDAY } from '../../testing/test-server.ts';
import { holdVisit } from '../../testing/visits.ts';

openSalons();

const CUSTOMER_ID = 'user-1';
/** Within the day in which a cancellation costs something. */
const LATE = TEST_MONDAY + 3 * 3_600_000;

test.each([
  ['the deposit', 'deposit', 49.35, { paid: 21.15, left: 49.35 }, 21.15],
  ['the whole', 'full', 0, { paid: 70.5, left: 0 }, 35.25],
] as const)(
  'a credit that would pay a visit whole pays %s, as a card would, and a late cancellation costs the same',
  async (_, mode, rest, money, fee) => {
    enterSalon(await addPayingCompany(server, { mode }));
    const { db } = server.database;
    await giveCredit(db, salon, { userId: CUSTOMER_ID, amount: 10_000, cause: 'a gift', now: TEST_MONDAY });
    const camille = await clientAs(server, salon, 'customer');
    const body = visitBody(await holdVisit(server, salon), { credit: 100, acceptedTotal: rest });
    const cart = await init(server, salon, body, await tokenOfRole(server, salon, 'customer'));
    expect(cart.prices).toMatchObject({ credit: money.paid, due: rest, now: 0, lateFee: { amount: fee } });
    const { appointment } = await payFor(server, salon, cart);
    const id = appointment!.id;
    expect((await booksOf(server, salon)).intents).toEqual([]);
    expect(await camille.get(readAppointment, { params: { id }, query: {} })).toMatchObject(money);
    server.clock.set(LATE);
    expect(await camille.get(releaseSlot, { query: { id } })).toMatchObject({ fee });
    expect(await creditOf(db, salon, CUSTOMER_ID)).toBe(10_000 - Math.round(fee * 100));
  },
);

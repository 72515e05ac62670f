import { expect, test } from 'vitest';
import type { CallReply } from '#contract/call.ts';
import { readAppointment, type priceAppointment } from '#contract/booking/appointments.ts';
import { addVoucher } from '../../testing/commerce.ts';
import { clientOf } from '../../testing/client.ts';
import { mailsIn } from '../../testing/mails.ts';
import { enterSalon, openSalons, salon, server } from '../../testing/open-salons.ts';
import { addPayingCompany } from '../../testing/sales.ts';
import { send, TEST_MONDAY, type TestServer } from '../../testing/test-server.ts';
import { book, holdVisit } from '../../testing/visits.ts';

const HOUR = 3_600_000;
/** Tuesday at ten is 26 hours away, and what costs nothing ends 24 hours before. */
const LATE = TEST_MONDAY + 3 * HOUR;
/** What the visit costs. */
const PRICE = 70.5;

let booker = {};
const addSalon = (on: TestServer) =>
  addPayingCompany(on, { mode: 'none', settings: { payOnSite: true, lateFeePercent: 50 }, booker });
openSalons(addSalon);

/** A visit of which a voucher pays so much; what is told before and after, and its mail. */
async function told(voucher: number) {
  enterSalon(await addSalon(server));
  const held = await holdVisit(server, salon);
  const { holdId } = held.hold;
  const codes =
    voucher === 0 ? [] : [(await addVoucher(server.database.db, salon, { initial: voucher * 100 })).code];
  const url = '/api/appointments/price';
  const payload = { holdId, visitKey: held.visitKey, codes };
  const reply = await send(server, salon, { method: 'POST', url, payload });
  const priced = reply.body as CallReply<typeof priceAppointment>;
  const booked = await book(server, salon, held, { codes, acceptedTotal: priced.due });
  const read = () =>
    clientOf(server, salon).get(readAppointment, {
      params: { id: booked.id },
      query: { key: booked.manageKey },
    });
  const mail = (await mailsIn(server, salon)).at(-1)?.text.replaceAll(/[\u00a0\u202f]/g, ' ') ?? '';
  return { before: priced.lateFee, after: booked.lateFee, read, mail };
}

test.for<[number, { readonly amount: number; readonly percent?: number } | undefined, string]>([
  [PRICE, { percent: 50, amount: 35.25 }, '. Ensuite, 50 % du prix reste dû, soit 35,25 €.\n'],
  [20, { amount: 20 }, '. Ensuite, une annulation coûte 20 €.\n'],
  [0, undefined, ' h.\n'],
])(
  'of a visit paid with %d euros, the late fee is told before, after and in the mail, and is what is charged',
  async ([voucher, fee, said]) => {
    const { before, after, read, mail } = await told(voucher);
    expect([before, after, (await read()).appointment.lateFee]).toEqual([fee, fee, fee]);
    expect(mail).toContain(said);
    server.clock.set(LATE);
    expect((await read()).cancel).toMatchObject({ isLate: true, fee: fee?.amount ?? 0 });
  },
);

test('who books when it is late is told what a cancellation costs now', async () => {
  server.clock.set(LATE);
  expect((await told(PRICE)).mail).toMatch(
    /L’annulation sans frais n’est plus possible.*est déjà passé\. Une annulation coûte maintenant 35,25.€\.\n/,
  );
  expect((await told(0)).mail).toMatch(/Le délai est déjà passé.* dès que possible\.\n/);
});

test('where a cancellation is free until the visit begins, the mail says so', async () => {
  booker = { appointment: { cuttingHours: 30, cancelHours: 0 } };
  const { before, mail } = await told(PRICE);
  expect(before).toBeUndefined();
  expect(mail).toContain('Un empêchement ? Annulation sans frais à tout moment.\n');
});

import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { moveAppointment, releaseSlot } from '#contract/booking/appointments.ts';
import { changeOrderStatus, orderHistory } from '#contract/orders/booking-order.ts';
import { readCompany, updateCompany } from '#contract/company/companies.ts';
import type { CompanyWire } from '#contract/company/company-wire.ts';
import { shops } from '../../database/schema/catalogue.ts';
import { clientOf } from '../../testing/client.ts';
import { mailsIn, salonMailsIn } from '../../testing/mails.ts';
import { enterSalon, openSalons, salon, server } from '../../testing/open-salons.ts';
import { clientAs } from '../../testing/people.ts';
import { addPayingCompany, init, payFor, visitBody } from '../../testing/sales.ts';
import { askBooking, book, CUSTOMER, holdVisit, TEST_SHOPS, TUESDAY_1100 } from '../../testing/visits.ts';

openSalons();

const booked = async (wish = {}, held = {}) =>
  book(server, salon, await holdVisit(server, salon, held), wish);
const told = () => salonMailsIn(server, salon);
const withMails = (mails: CompanyWire['booker']['appointment']['mails']) =>
  server.addCompany({ appointment: { cuttingHours: 30, cancelHours: 24, ...(mails && { mails }) } });

async function moved(id: string, key: string, shopid?: string) {
  const wish = { start: TUESDAY_1100, ...(shopid !== undefined && { shopid }) };
  const { hold, visitKey } = await holdVisit(server, salon, wish);
  const body = { key, holdId: hold.holdId, visitKey, acceptedTotal: hold.total };
  return clientOf(server, salon).get(moveAppointment, { params: { id }, body });
}

test('a shop is told of each new booking: who, what, with whom, when, what it costs and what is paid', async () => {
  const { reference } = await booked({ locale: 'en', customMessage: 'Sonnez\n<b>deux</b> fois' });
  const [mail, ...more] = await told();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: 'solo@example.com', replyTo: CUSTOMER.email, locale: 'fr' });
  expect(mail?.subject).toBe('Nouveau rendez-vous\u00a0: massage, Zoé Martin, mar. 13 janv. à 10\u202fh');
  for (const fact of [
    'Zoé Martin',
    '06 12 34 56 78',
    CUSTOMER.email,
    'Sonnez\n<b>deux</b> fois',
    'massage, 10\u202fh – 11\u202fh, avec Dan',
    reference,
    'Total\u00a0: 70,50\u00a0€\nReste à régler sur place\u00a0: 70,50\u00a0€',
    'Salon solo',
  ]) {
    expect(mail?.text).toContain(fact);
  }
  expect(mail?.html).toContain('Sonnez<br />&lt;b&gt;deux&lt;/b&gt; fois');
  expect(mail?.html).toContain(`href="mailto:${CUSTOMER.email}"`);
  expect(mail?.html).not.toContain('<b>');
  expect(mail?.attachments[0]?.name).toBe(`${reference}.ics`);
  expect(mail?.attachments[0]?.content.replace(/\r\n /g, '')).toContain('SUMMARY:massage – Zoé Martin');
});

test('a salon reads first when, who and by which number, which one press calls; its own clock is not named', async () => {
  await booked();
  const [mail] = await told();
  expect(mail?.text.replaceAll(/[\u00a0\u202f]/g, ' ')).toMatch(
    /^Nouveau rendez-vous\n\nQuand : mardi 13 janvier à 10 h\nClient : Zoé Martin\nTéléphone : 06 12 34 56 78\nLangue : français\n\n- massage/,
  );
  expect(mail?.html).toMatch(/<a style="[^"]*padding[^"]*" href="tel:\+33612345678">Appeler Zoé Martin<\/a>/);
  expect(mail?.text).not.toContain('Fuseau');
});

test('a booking that is sent twice is told of once, and one that fails not at all', async () => {
  const held = await holdVisit(server, salon);
  await Promise.all([0, 1].map(() => askBooking(server, salon, held, { key: 'k'.repeat(36) })));
  await askBooking(server, salon, held, { acceptedTotal: 1 });
  expect(await told()).toHaveLength((await mailsIn(server, salon)).length);
});

test('a salon is told of its own bookings alone', async () => {
  await booked();
  const other = await server.addCompany();
  await book(server, other, await holdVisit(server, other), { customer: { firstname: 'Ugo' } });
  expect((await told()).map(({ text }) => text.includes('Ugo'))).toEqual([false]);
  expect((await salonMailsIn(server, other)).map(({ text }) => text.includes('Ugo'))).toEqual([true]);
});

test('a booking that waits for approval is told of as one', async () => {
  enterSalon(await addPayingCompany(server, { mode: 'none', settings: { payOnSite: true, approval: true } }));
  await booked();
  const [mail] = await told();
  expect(mail?.subject).toMatch(/^À confirmer/);
  expect(mail?.text).toContain('dès que vous l’aurez accepté');
  expect(mail?.attachments[0]?.content).toContain('STATUS:TENTATIVE');
});

test('a move is told of with the moment before and after, to the shop that was left as well', async () => {
  const { id, manageKey } = await booked();
  await moved(id, manageKey, TEST_SHOPS.one);
  const mails = (await told()).slice(1);
  expect(mails.map(({ to }) => to).toSorted()).toEqual(['one@example.com', 'solo@example.com']);
  for (const mail of mails) {
    expect(mail.subject).toContain('désormais mar. 13 janv. à 11\u202fh');
    expect(mail.text).toContain('Auparavant\u00a0: mardi 13 janvier à 10\u202fh, Salon solo');
    expect(mail.attachments[0]?.content).toContain('SEQUENCE:1');
  }
});

test('a cancellation by the customer is told of with its fee, once', async () => {
  const { id, manageKey } = await booked();
  const query = { id, key: manageKey };
  await clientOf(server, salon).get(releaseSlot, { query });
  await clientOf(server, salon).get(releaseSlot, { query });
  const [, mail, ...more] = await told();
  expect(more).toEqual([]);
  expect(mail?.subject).toMatch(/^Rendez-vous annulé/);
  expect(mail?.text).toContain('Annulé par le client.');
  expect(mail?.text).toContain('Frais d’annulation\u00a0: 0\u00a0€');
  expect(mail?.attachments[0]?.contentType).toContain('method=CANCEL');
});

test.each([
  [50, 'Frais d’annulation tardive\u00a0: 35,25\u00a0€, retenus comme convenu'],
  [0, 'Le client ne doit rien\u00a0: votre salon ne demande rien'],
])('a late cancellation says so first, and what is owed of %s %%', async (lateFeePercent, owed) => {
  enterSalon(await addPayingCompany(server, { mode: 'full', settings: { lateFeePercent } }));
  const cart = await init(server, salon, visitBody(await holdVisit(server, salon)));
  const { appointment } = await payFor(server, salon, cart);
  server.clock.set(Date.parse('2026-01-12T20:00:00.000Z'));
  await clientOf(server, salon).get(releaseSlot, {
    query: { id: appointment!.id, key: appointment!.manageKey },
  });
  const mail = (await told()).at(-1);
  expect(mail?.subject).toMatch(/^Annulation tardive\u00a0: massage, /);
  expect(mail?.text).toMatch(/^Annulation tardive\n/);
  expect(mail?.text).toContain('après la limite, qui était le lundi 12 janvier à 10\u202fh');
  expect(mail?.text).toContain(owed);
});

test('a late cancellation of what was neither paid nor held leaves nothing owed', async () => {
  const settings = { payOnSite: true, lateFeePercent: 50 };
  enterSalon(await addPayingCompany(server, { mode: 'none', settings }));
  const { id, manageKey } = await booked();
  server.clock.set(Date.parse('2026-01-12T20:00:00.000Z'));
  await clientOf(server, salon).get(releaseSlot, { query: { id, key: manageKey } });
  expect((await told()).at(-1)?.text).toContain('aucun montant n’était réglé');
});

test('a salon reads in which language to answer, where its company speaks several', async () => {
  await booked({ locale: 'en' });
  expect((await told())[0]?.text).toContain('Langue\u00a0: anglais\n');
  enterSalon(await server.addCompany({ langs: { fr: true, de: false, en: false, es: false, it: false } }));
  await booked();
  expect((await told())[0]?.text).not.toContain('Langue');
});

test('a cancellation by the salon is told of as its own', async () => {
  await booked();
  const manager = await clientAs(server, salon, 'manager');
  const [order] = (await manager.get(orderHistory, { query: {} })).data;
  const body = { m_ideorder: order?.ideorder ?? '', m_status: 'cancelled_by_shop' };
  await manager.get(changeOrderStatus, { body });
  expect((await told()).at(-1)?.text).toContain('Annulé par le salon.');
});

test.each(['booked', 'moved', 'cancelled'] as const)(
  'a company that wants no mail of what was %s gets the others alone',
  async (kind) => {
    enterSalon(await withMails({ [kind]: false }));
    const { id, manageKey } = await booked();
    await moved(id, manageKey);
    await clientOf(server, salon).get(releaseSlot, { query: { id, key: manageKey } });
    const kinds = (await told()).map(({ event }) => event?.split(' ')[0]);
    expect(kinds).toEqual(['booked', 'moved', 'cancelled'].filter((each) => each !== kind));
  },
);

test.each([
  ['no address', '', 'salon@'],
  ['none that a mail could go to', 'nobody', 'salon@'],
])('a shop with %s is told at the address of its company', async (_, email, wanted) => {
  await server.database.db.update(shops).set({ email }).where(eq(shops.companyId, salon));
  await booked();
  expect((await told())[0]?.to).toMatch(new RegExp(`^${wanted}`));
});

test('the back office says which mails its salons get, by an hour that there is', async () => {
  const admin = await clientAs(server, salon, 'admin');
  const change = (mails: CompanyWire['booker']['appointment']['mails']) => {
    const appointment = { cuttingHours: 30, cancelHours: 24, ...(mails && { mails }) };
    return { params: { id: salon }, body: { booker: { appointment } } };
  };
  await admin.get(updateCompany, change({ booked: false, listHour: 7 }));
  const { company } = await admin.get(readCompany, { params: { id: salon } });
  expect(company.booker.appointment.mails).toEqual({ booked: false, listHour: 7 });
  await booked();
  expect(await told()).toEqual([]);
  expect(await admin.refusal(updateCompany, change({ listHour: 24 }))).toMatchObject({ type: 'invalid' });
  await admin.get(updateCompany, change(undefined));
  const { company: usual } = await admin.get(readCompany, { params: { id: salon } });
  expect(usual.booker.appointment.mails).toBeUndefined();
});

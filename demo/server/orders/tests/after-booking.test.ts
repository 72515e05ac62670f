import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { moveAppointment, readAppointment, releaseSlot } from '#contract/booking/appointments.ts';
import { appointmentKeys, appointments } from '../../database/schema/booking.ts';
import { mailsIn } from '../../testing/mails.ts';
import { openSalons, salon, server } from '../../testing/open-salons.ts';
import { clientOf } from '../../testing/client.ts';
import { addPayingCompany, init, payFor, visitBody } from '../../testing/sales.ts';
import { TEST_MONDAY } from '../../testing/test-server.ts';
import { book, holdVisit, logIn } from '../../testing/visits.ts';

openSalons();

const HOUR = 3_600_000;
/** Within the last day before Tuesday at ten. */
const LATE = TEST_MONDAY + 3 * HOUR;
const THURSDAY_1000 = '2026-01-15T09:00:00.000Z';

const guest = (token?: string) => clientOf(server, salon, token === undefined ? {} : { token });
const unfolded = (text: string | undefined) => (text ?? '').replaceAll('\r\n ', '');

/** The key in the link of a mail that opens the appointment. */
const keyIn = (text: string | undefined) => /\/rendez-vous\/\S+#(\S+)/.exec(text ?? '')?.[1] ?? '';

async function mailAbout(word: string) {
  return (await mailsIn(server, salon)).find(({ subject }) => subject.includes(word));
}

async function moveTo(id: string, start: string, { key, token }: { key?: string; token?: string }) {
  const { visitKey, hold: held } = await holdVisit(server, salon, { start });
  const body = {
    holdId: held.holdId,
    visitKey,
    acceptedTotal: held.total,
    ...(key !== undefined && { key }),
  };
  return guest(token).get(moveAppointment, { params: { id }, body });
}

test('the confirmation and its answer lead to the page that opens the appointment; its key is kept as a hash', async () => {
  const { id, manageKey, manageUrl } = await book(server, salon, await holdVisit(server, salon));
  expect(manageUrl).toBe(`http://${salon}.localhost:4100/rendez-vous/${id}#${manageKey}`);
  const mail = await mailAbout('Votre rendez-vous');
  expect(mail?.text).toContain(manageUrl);
  expect(mail?.html).toContain(`href="${manageUrl}"`);
  const [row] = await server.database.db.select().from(appointments).where(eq(appointments.id, id));
  expect(JSON.stringify(row)).not.toContain(manageKey);
});

test('a cancellation is told with a file that strikes it out of calendars', async () => {
  const { id, manageKey } = await book(server, salon, await holdVisit(server, salon));
  await guest().get(releaseSlot, { query: { id, key: manageKey } });
  const file = (await mailAbout('annulé'))?.attachments[0];
  expect(file?.contentType).toContain('method=CANCEL');
  expect(unfolded(file?.content)).toMatch(
    /METHOD:CANCEL[^]*UID:\S+@vitrine[^]*SEQUENCE:1[^]*STATUS:CANCELLED/,
  );
  expect(unfolded(file?.content)).toContain(`UID:${id}@vitrine`);
});

test('a move is told with a newer file, and every key that was sent still opens the appointment', async () => {
  const token = await logIn(server, salon);
  const { id, manageKey } = await book(server, salon, await holdVisit(server, salon), { token });
  await moveTo(id, THURSDAY_1000, { token });
  const mail = await mailAbout('déplacé');
  expect(mail?.subject).toBe('Rendez-vous déplacé\u00a0: massage, jeu. 15 janv. à 10\u202fh');
  expect(unfolded(mail?.attachments[0]?.content)).toMatch(
    /METHOD:PUBLISH[^]*SEQUENCE:1[^]*DTSTART:20260115T090000Z/,
  );
  for (const key of [manageKey, keyIn(mail?.text)]) {
    const read = { params: { id }, query: { key } };
    expect(await guest().get(readAppointment, read)).toMatchObject({
      appointment: { start: THURSDAY_1000 },
    });
  }
  const [kept] = await server.database.db
    .select()
    .from(appointmentKeys)
    .where(eq(appointmentKeys.appointmentId, id));
  expect(kept?.hash).not.toBe(keyIn(mail?.text));
});

test('a key opens its own appointment, and in its own company', async () => {
  const { id, manageKey } = await book(server, salon, await holdVisit(server, salon));
  const other = await book(server, salon, await holdVisit(server, salon, { start: THURSDAY_1000 }));
  await moveTo(id, '2026-01-16T09:00:00.000Z', { key: manageKey });
  const key = keyIn((await mailAbout('déplacé'))?.text);
  const wrong = { params: { id: other.id }, query: { key } };
  expect((await guest().refusal(readAppointment, wrong)).type).toBe('not_found');
  const elsewhere = clientOf(server, await server.addCompany());
  const right = { params: { id }, query: { key } };
  expect((await elsewhere.refusal(readAppointment, right)).type).toBe('not_found');
});

test('a fee that came up since the page was opened is told before it is taken', async () => {
  const company = await addPayingCompany(server, { mode: 'full' });
  const cart = await init(server, company, visitBody(await holdVisit(server, company)));
  const { appointment } = await payFor(server, company, cart);
  const query = { id: appointment!.id, key: appointment!.manageKey };
  server.clock.set(LATE);
  const client = clientOf(server, company);
  for (const acceptedFee of [0.1 + 0.2, 1e300]) {
    const odd = await client.refusal(releaseSlot, { query: { ...query, acceptedFee } });
    expect(odd).toMatchObject({ type: 'invalid', field: 'acceptedFee' });
  }
  const refused = await client.refusal(releaseSlot, { query: { ...query, acceptedFee: 0 } });
  expect(refused.type).toBe('price_changed');
  expect(await client.get(releaseSlot, { query: { ...query, acceptedFee: 35.25 } })).toMatchObject({
    fee: 35.25,
  });
});

import { expect, test } from 'vitest';
import { calendarState, endCalendar, exportUser, openCalendar } from '#contract/account/own-account.ts';
import { changePassword } from '#contract/account/passwords.ts';
import { releaseSlot } from '#contract/booking/appointments.ts';
import { customerCalendars } from '../../database/schema/people/people.ts';
import { clientOf } from '../../testing/client.ts';
import { openSalons, salon, server } from '../../testing/open-salons.ts';
import { PASSWORD } from '../../testing/test-server.ts';
import { book, holdVisit, logIn } from '../../testing/visits.ts';

openSalons();

const DAY = 86_400_000;

const fetchFile = (key: string, headers: Record<string, string> = {}) =>
  server.app.inject({
    url: `/api/users/calendar/file?key=${key}`,
    headers: { host: 'localhost', ...headers },
  });

async function customer() {
  const token = await logIn(server, salon);
  return { token, client: clientOf(server, salon, { token }) };
}

test('a calendar address opens the appointments of its customer alone, those that take place', async () => {
  const { token, client } = await customer();
  const mine = await book(server, salon, await holdVisit(server, salon), { token });
  const off = await book(
    server,
    salon,
    await holdVisit(server, salon, { start: '2026-01-14T09:00:00.000Z' }),
    { token },
  );
  await client.get(releaseSlot, { query: { id: off.id } });
  const guests = await book(
    server,
    salon,
    await holdVisit(server, salon, { start: '2026-01-15T09:00:00.000Z' }),
  );
  expect(await client.get(calendarState)).toEqual({ since: '' });
  const { key, since } = await client.get(openCalendar);
  expect(key).toMatch(/^[\w-]{43}$/);
  expect(await client.get(calendarState)).toEqual({ since });
  const file = await fetchFile(key);
  expect([file.statusCode, file.headers['content-type'], file.headers['cache-control']]).toEqual([
    200,
    'text/calendar; charset=utf-8',
    'private, no-cache',
  ]);
  expect(file.body).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(file.body.match(/^UID:.*$/gm)).toEqual([`UID:${mine.id}@vitrine`]);
  expect(file.body).not.toContain(guests.reference);
  // Nothing of it says who the customer is.
  expect(file.body).not.toMatch(/camille|Ferrand/i);
});

test('a calendar that is still the same is not sent again, and one that has changed is', async () => {
  const { token, client } = await customer();
  const { key } = await client.get(openCalendar);
  const { headers } = await fetchFile(key);
  const tag = { 'if-none-match': String(headers['etag']) };
  const again = await fetchFile(key, tag);
  expect([again.statusCode, again.body]).toEqual([304, '']);
  await book(server, salon, await holdVisit(server, salon), { token });
  expect((await fetchFile(key, tag)).statusCode).toBe(200);
});

test('an appointment leaves the calendar three months after it', async () => {
  const { token, client } = await customer();
  await book(server, salon, await holdVisit(server, salon), { token });
  const { key } = await client.get(openCalendar);
  const events = async () => (await fetchFile(key)).body.match(/BEGIN:VEVENT/g)?.length ?? 0;
  server.clock.set(server.clock.now() + 89 * DAY);
  expect(await events()).toBe(1);
  server.clock.set(server.clock.now() + 5 * DAY);
  expect(await events()).toBe(0);
});

test('a new address ends the one before, and one that is ended opens nothing', async () => {
  const { client } = await customer();
  const first = await client.get(openCalendar);
  const second = await client.get(openCalendar);
  expect((await fetchFile(first.key)).statusCode).toBe(404);
  expect((await fetchFile(second.key)).statusCode).toBe(200);
  await client.get(endCalendar);
  expect((await fetchFile(second.key)).statusCode).toBe(404);
  expect(await client.get(calendarState)).toEqual({ since: '' });
  // Keys are told once: what is kept of them leads to none.
  const third = await client.get(openCalendar);
  const kept = await server.database.db.select().from(customerCalendars);
  expect(JSON.stringify(kept)).not.toContain(third.key);
});

test('another password ends the calendar address', async () => {
  const { client } = await customer();
  const { key } = await client.get(openCalendar);
  await client.get(changePassword, { body: { oldPassword: PASSWORD, password: 'a rose is a rose' } });
  expect((await fetchFile(key)).statusCode).toBe(404);
});

test('a key opens nothing under another company, and a guest has no calendar', async () => {
  const { client } = await customer();
  const { key } = await client.get(openCalendar);
  const elsewhere = await server.addCompany();
  expect((await fetchFile(key, { company: `cmp_${elsewhere}` })).statusCode).toBe(404);
  expect((await fetchFile(key, { company: `cmp_${salon}` })).statusCode).toBe(200);
  for (const call of [calendarState, openCalendar, endCalendar])
    expect((await clientOf(server, salon).refusal(call)).type).toBe('unauthorized');
});

test('a customer who takes their data along is told of the calendar, without its key', async () => {
  const { client } = await customer();
  const { since, key } = await client.get(openCalendar);
  const taken = await client.get(exportUser);
  expect(taken.calendarAddressSince).toBe(since);
  expect(JSON.stringify(taken)).not.toContain(key);
});

import { expect, test } from 'vitest';
import { customerHistory } from '#contract/people/customers.ts';
import { releaseSlot } from '#contract/booking/appointments.ts';
import { ownCalendar } from '#contract/booking/own-appointments.ts';
import { openSalons, salon, server } from '../../testing/open-salons.ts';
import { clientOf } from '../../testing/client.ts';
import { book, holdVisit, logIn } from '../../testing/visits.ts';

openSalons();

test('a customer’s appointments are told apart: to come, the next first, and the others, the last first', async () => {
  const token = await logIn(server, salon);
  const client = clientOf(server, salon, { token });
  const visit = async (start: string) =>
    (await book(server, salon, await holdVisit(server, salon, { start }), { token })).id;
  const thursday = await visit('2026-01-15T09:00:00.000Z');
  const tuesday = await visit('2026-01-13T09:00:00.000Z');
  const wednesday = await visit('2026-01-14T09:00:00.000Z');
  const cancelled = await visit('2026-01-16T09:00:00.000Z');
  await client.get(releaseSlot, { query: { id: cancelled } });
  server.clock.set(Date.parse('2026-01-13T10:00:00.000Z'));
  const list = async (when: 'upcoming' | 'past', itemPerPage = 10) => {
    const { data, total } = await client.get(customerHistory, { query: { when, itemPerPage } });
    return [data.map(({ appointment }) => appointment?.id), total];
  };
  expect(await list('upcoming')).toEqual([[wednesday, thursday], 2]);
  expect(await list('past')).toEqual([[cancelled, tuesday], 2]);
  expect(await list('upcoming', 1)).toEqual([[wednesday], 2]);
});

test('a customer has the calendar file of an appointment of their own by their token, and nobody else has', async () => {
  const token = await logIn(server, salon);
  const mine = await book(server, salon, await holdVisit(server, salon), { token });
  const guests = await book(
    server,
    salon,
    await holdVisit(server, salon, { start: '2026-01-14T09:00:00.000Z' }),
  );
  const camille = clientOf(server, salon, { token });
  const file = await camille.get(ownCalendar, { params: { id: mine.id } });
  expect(file).toMatchObject({
    name: `${mine.reference}.ics`,
    content: expect.stringContaining('BEGIN:VCALENDAR'),
  });
  expect((await camille.refusal(ownCalendar, { params: { id: guests.id } })).type).toBe('not_found');
  const refused = await clientOf(server, salon).refusal(ownCalendar, { params: { id: mine.id } });
  expect(refused.type).toBe('unauthorized');
});

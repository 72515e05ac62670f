import { expect, test } from 'vitest';
import { setUp } from '#platform/api/testing/memory-api.ts';
import { problem } from '../../testing/back-end.ts';
import { calendarAddress } from '../calendar-address.ts';
import { readCalendarFile } from '../calendar-file.ts';

test('the calendar file of a customer’s own appointment is read with their token', async () => {
  const { api, sent } = setUp(() => ({ body: { name: 'REF.ics', content: 'BEGIN:VCALENDAR' } }));
  expect(await readCalendarFile(api, 'a1')).toEqual({ name: 'REF.ics', content: 'BEGIN:VCALENDAR' });
  expect(sent[0]?.path).toBe('/api/appointments/a1/calendar');
  expect(sent[0]?.headers.get('authorization')).toBe('Bearer tok-customer');
});

test.each([
  ['is refused', problem(404, 'not_found')],
  ['has no content', { body: { name: 'REF.ics', content: '' } }],
  ['has no name', { body: { content: 'BEGIN:VCALENDAR' } }],
])('a calendar file that %s is not opened', async (_, served) => {
  const { api, clock } = setUp(() => served);
  const reading = readCalendarFile(api, 'a1');
  await clock.advance(60_000);
  expect(await reading).toBeNull();
});

test('the address of a calendar file has the key and the language, and needs no account', () => {
  const { api } = setUp(() => ({}));
  const url = new URL(calendarAddress(api, { id: 'a1', manageKey: 'k1' }, 'de'));
  expect(url.pathname).toBe('/api/appointments/a1/calendar.ics');
  expect([url.searchParams.get('key'), url.searchParams.get('curlang')]).toEqual(['k1', 'de']);
});

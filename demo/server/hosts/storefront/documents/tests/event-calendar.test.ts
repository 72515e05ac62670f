import { afterAll, beforeAll, expect, test } from 'vitest';
import { events } from '../../../../database/schema/content.ts';
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts';

let server: TestServer;
let company: string;
const day = (date: number) => new Date(Date.UTC(2026, 0, date, 9));

beforeAll(async () => {
  server = await startTestServer();
  company = await server.addCompany();
  const row = (id: string, change: Partial<typeof events.$inferInsert> = {}) => ({
    companyId: company,
    id,
    start: day(10),
    end: day(20),
    images: [],
    showDates: true,
    body: {
      fr: `<h2>Portes ouvertes, ${id}</h2><p>Venez &amp; voyez; c’est <b>ouvert</b>\\n</p>`,
      en: `<h2>Open day ${id}</h2>`,
    },
    linkUrl: '/contact',
    linkTitle: { fr: 'En savoir plus' },
    createdAt: day(1),
    ...change,
  });
  await server.database.db
    .insert(events)
    .values([
      row('now'),
      row('mail', { linkUrl: 'mailto:a@b.example', body: {} }),
      row('past', { end: day(11) }),
      row('future', { start: day(15) }),
      row('undated', { showDates: false }),
      row('long', { body: { fr: `<p>${'mot '.repeat(60)}</p>` }, linkUrl: '' }),
    ]);
});
afterAll(() => server.close());

const visit = (url: string, asked = company) =>
  server.app.inject({ url, headers: { host: `${asked}.localhost:4100` } });
/** Lines of the calendar, unfolded. */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

test.each([
  ['/events.ics', 'SUMMARY:Portes ouvertes\\, now'],
  ['/en/events.ics', 'SUMMARY:Open day now'],
])('%s has the events that visitors are shown with their days, and no other', async (url, summary) => {
  const reply = await visit(url);
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  const lines = linesOf(reply.body);
  expect(reply.body.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(reply.body.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(lines).toContain('VERSION:2.0');
  expect(lines).toContain('DTSTAMP:20260101T090000Z');
  expect(lines.filter((line) => line.startsWith('UID:'))).toEqual(
    ['long', 'mail', 'now'].map((id) => `UID:${id}@cmp_${company}.vitrine`),
  );
  expect(lines).toContain(summary);
  expect(lines.filter((line) => line === 'DTSTART:20260110T090000Z')).toHaveLength(3);
  expect(lines).toContain('DTEND:20260120T090000Z');
  expect(lines.filter((line) => line.startsWith('URL'))).toContain(
    `URL;VALUE=URI:http://${company}.localhost:4100/contact`,
  );
});

test('an event has its words as plain text, a title that is short, and the company’s name where it has no words', async () => {
  const lines = linesOf((await visit('/events.ics')).body);
  const description = lines.find((line) => line.startsWith('DESCRIPTION:Portes')) ?? '';
  expect(description).toContain(String.raw`Venez & voyez\; c’est ouvert`);
  expect(description).toContain(String.raw`\nEn savoir plus\nhttp://`);
  expect(lines).toContain(`SUMMARY:Salon ${company}`);
  const long = lines.find((line) => line.startsWith('SUMMARY:mot')) ?? '';
  expect(long.length).toBeLessThan(90);
  expect(long.endsWith('…')).toBe(true);
});

test('a calendar is empty where nothing is announced, and none in a language that is not enabled', async () => {
  const other = await server.addCompany();
  const reply = await visit('/events.ics', other);
  expect(reply.statusCode).toBe(200);
  expect(reply.body).not.toContain('VEVENT');
  expect((await visit('/de/events.ics')).statusCode).toBe(404);
});

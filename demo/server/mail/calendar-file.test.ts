import { expect, test } from 'vitest';
import { calendarFile, type CalendarFacts } from './calendar-file.ts';

const FACTS: CalendarFacts = {
  id: 'visit',
  reference: 'ABCD2345',
  locale: 'fr',
  start: '2026-01-13T09:00:00.000Z',
  end: '2026-01-13T10:00:00.000Z',
  createdAt: 0,
  sequence: 0,
  services: [{ name: { fr: 'Massage' }, people: ['Dan'] }],
  left: 8500,
  currencyCode: 'EUR',
  companyName: 'Salon',
  companyEmail: 'salon@example.com',
  shop: {
    name: 'Salon solo',
    phone: '+33199000001',
    address: 'Paris',
    country: 'FR',
    latitude: 1,
    longitude: 2,
  },
};

/** Lines as a calendar reads them (RFC 5545, 3.1). */
const linesOf = (file: string) => file.replace(/\r\n[ \t]/g, '').split('\r\n');

test.each([
  'a\r\nATTENDEE:x',
  'a\rATTENDEE:x',
  'a\nATTENDEE:x',
  'a";b,c\\d:e',
  '🎉'.repeat(60),
  'é'.repeat(90),
])(
  'whatever things are called (%j), each line ends with CRLF, has 75 octets at most and is one of ours',
  (name) => {
    const file = calendarFile({
      ...FACTS,
      companyName: name,
      services: [{ name: { fr: name }, people: [name] }],
      shop: { ...FACTS.shop, name, address: name, phone: name },
    });
    expect(file.endsWith('\r\nEND:VCALENDAR\r\n')).toBe(true);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(file.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    const names = linesOf(calendarFile(FACTS)).map((line) => line.split(/[:;]/)[0]);
    expect(linesOf(file).map((line) => line.split(/[:;]/)[0])).toEqual(names);
  },
);

test.each([{ companyName: '' }, { companyEmail: '' }])(
  '%j has no organizer, and a file all the same',
  (facts) => {
    const file = calendarFile({ ...FACTS, ...facts });
    expect(file).toContain('SUMMARY:');
    expect(file).not.toContain('ORGANIZER');
  },
);

test.each([
  [{}, 'CONFIRMED'],
  [{ isAsked: true }, 'TENTATIVE'],
  [{ isAsked: true, isCancelled: true }, 'CANCELLED'],
])('%j is %s', (facts, status) => {
  expect(linesOf(calendarFile({ ...FACTS, ...facts }))).toContain(`STATUS:${status}`);
});

test.each([
  ['of the shop', {}, '01 99 00 00 01'],
  ['of the customer, to the salon', { customer: { name: 'Zoé', phone: '+33612345678' } }, '06 12 34 56 78'],
  ['of another country', { customer: { name: 'Ugo', phone: '+390212345678' } }, '+39 02 1234 5678'],
])('the number %s is written in groups, as it is read out', (_, facts, phone) => {
  const description = linesOf(calendarFile({ ...FACTS, ...facts })).find((line) =>
    line.startsWith('DESCRIPTION'),
  );
  expect(description?.endsWith(`\\n${phone}`)).toBe(true);
});

import { describe, expect, test } from 'vitest';
import { EURO } from '#domain/prices/money.ts';
import { parseAppointment, parseHold } from './appointment.ts';
import { parseManaged } from './managed.ts';

const EIGHT = Date.UTC(2026, 0, 5, 8);
const NINE = Date.UTC(2026, 0, 5, 9);
const line = {
  serviceid: 101,
  name: { fr: 'Soin', en: 'Care' },
  start: '2026-01-05T08:00:00Z',
  end: '2026-01-05T09:00:00Z',
  practitioner: { id: 'p1', displayname: 'Aline' },
  practitionerChosen: true,
  otherPractitioners: [{ id: 'p2', displayname: 'Bruno' }],
  price: 41.5,
};
const placed = {
  externalServiceId: '101',
  name: { fr: 'Soin', en: 'Care' },
  startsAt: EIGHT,
  endsAt: NINE,
  practitioner: { id: 'p1', name: 'Aline' },
  isPractitionerChosen: true,
  otherPractitioners: [{ id: 'p2', name: 'Bruno' }],
  price: 4150,
};
const hold = { holdId: 'h1', expiresAt: '2026-01-05T07:10:00Z', shopid: 3, lines: [line], total: 40 };
const appointment = {
  id: 'a1',
  reference: 'ABC123',
  status: 'pending',
  paymentStatus: 'part',
  shopid: '3',
  start: '2026-01-05T08:00:00Z',
  end: '2026-01-05T09:00:00Z',
  lines: [line, line],
  total: 80,
  discountName: { fr: 'Remise' },
  paid: 30.25,
  smsReminderAt: '2026-01-04T08:00:00Z',
  customer: { firstname: 'Anna', lastname: 'Kessler', email: 'a@example.com', phone: '+33612345678' },
  customMessage: 'Allergie aux noix.',
  manageKey: 'key',
  manageUrl: 'https://maison.example/rendez-vous/a1',
};

test('a hold is read with its lines and the time until which it is kept', () => {
  expect(parseHold(hold, EURO)).toEqual({
    id: 'h1',
    expiresAt: Date.UTC(2026, 0, 5, 7, 10),
    externalShopId: '3',
    lines: [placed],
    total: 4000,
  });
});

test.for<[string, object]>([
  ['id', { holdId: '' }],
  ['end', { expiresAt: 'soon' }],
  ['sum', { total: null }],
  ['lines', { lines: null }],
  ['any line', { lines: [] }],
])('a hold without %s is not read', ([, change]) => {
  expect(parseHold({ ...hold, ...change }, EURO)).toBeNull();
});

test.for<[string, object]>([
  ['service', { serviceid: null }],
  ['start', { start: '08:00' }],
  ['end', { end: '09:00' }],
  ['price', { price: -1 }],
])('a hold with one line without %s is not read', ([, change]) => {
  expect(parseHold({ ...hold, lines: [line, { ...line, ...change }] }, EURO)).toBeNull();
});

const unexpected = (what: string): never => {
  throw new Error(`unread: ${what}`);
};

describe('an appointment', () => {
  test('an appointment is read whole', () => {
    expect(parseAppointment(appointment, EURO)).toEqual({
      id: 'a1',
      reference: 'ABC123',
      status: 'pending',
      paymentStatus: 'part',
      externalShopId: '3',
      startsAt: EIGHT,
      endsAt: NINE,
      lines: [placed, placed],
      total: 8000,
      discountName: { fr: 'Remise' },
      paid: 3025,
      smsReminderAt: Date.UTC(2026, 0, 4, 8),
      lateFee: null,
      contact: {
        firstname: 'Anna',
        lastname: 'Kessler',
        email: 'a@example.com',
        phone: '+33612345678',
        message: 'Allergie aux noix.',
      },
      manageKey: 'key',
      manageUrl: 'https://maison.example/rendez-vous/a1',
    });
  });

  test('an appointment that names no sum and no reference has those of its lines and its id', () => {
    const { id, start, end } = appointment;
    const bare = { ...line, practitioner: null, practitionerChosen: undefined, otherPractitioners: null };
    expect(parseAppointment({ id, start, end, lines: [bare, bare] }, EURO)).toEqual({
      id: 'a1',
      reference: 'a1',
      status: '',
      paymentStatus: '',
      externalShopId: '',
      startsAt: EIGHT,
      endsAt: NINE,
      lines: Array.from({ length: 2 }, () => ({
        ...placed,
        practitioner: { id: '', name: '' },
        isPractitionerChosen: false,
        otherPractitioners: [],
      })),
      total: 8300,
      discountName: {},
      paid: 0,
      smsReminderAt: null,
      lateFee: null,
      contact: { firstname: '', lastname: '', email: '', phone: '', message: '' },
      manageKey: '',
      manageUrl: '',
    });
  });

  test.for<[string, object]>([
    ['id', { id: null }],
    ['start', { start: null }],
    ['end', { end: 5 }],
    ['lines', { lines: [] }],
  ])('an appointment without %s is not read', ([, change]) => {
    expect(parseAppointment({ ...appointment, ...change }, EURO)).toBeNull();
  });

  test.for([
    ['http://maison.example/a', 'http://maison.example/a'],
    ['javascript:alert(1)//https://x', ''],
    ['/rendez-vous/a1', ''],
    ['ftp://maison.example/a', ''],
  ])('an appointment’s link is kept only where it leads to the web: %s → %j', ([manageUrl, expected]) => {
    expect(parseAppointment({ ...appointment, manageUrl }, EURO)?.manageUrl).toBe(expected);
  });
});

describe('an appointment that is looked after', () => {
  const managed = {
    appointment,
    ideorder: 9,
    paid: 30,
    left: 50,
    refunded: 5,
    kept: 20,
    charged: 4,
    discount: 3,
    cancel: { mayCancel: true, isLate: true, cancelUntil: '2026-01-04T08:00:00Z', refund: 20, fee: 10 },
    mayMove: true,
  };

  test('an appointment to be managed is read with its terms', () => {
    const url = 'https://maison.example/documents/d1.pdf';
    const invoice = { kind: 'invoice', number: 'F2026-00001', url };
    const documents = [invoice, { kind: 'letter', number: '1', url }];
    const warnings: string[] = [];
    expect(parseManaged({ ...managed, documents }, EURO, (warning) => warnings.push(warning))).toEqual({
      documents: [invoice],
      appointment: parseAppointment(appointment, EURO),
      orderId: '9',
      paid: 3000,
      left: 5000,
      refunded: 500,
      kept: 2000,
      charged: 400,
      discount: 300,
      terms: { mayCancel: true, isLate: true, cancelUntil: Date.UTC(2026, 0, 4, 8), refund: 2000, fee: 1000 },
      mayMove: true,
    });
    expect(warnings).toEqual([expect.stringContaining('document')]);
  });

  test('an appointment to be managed allows nothing and costs nothing where nothing is said', () => {
    const { cancelUntil, refund, fee } = managed.cancel;
    expect(
      parseManaged({ appointment, cancel: { cancelUntil, refund, fee } }, EURO, unexpected),
    ).toMatchObject({
      orderId: '',
      paid: 0,
      left: 0,
      refunded: 0,
      discount: 0,
      terms: { mayCancel: false, isLate: false },
      mayMove: false,
    });
  });

  test.for<[string, object]>([
    ['a readable appointment', { appointment: { ...appointment, id: '' } }],
    ['a day until which it may be cancelled', { cancel: { ...managed.cancel, cancelUntil: null } }],
    ['a refund', { cancel: { ...managed.cancel, refund: null } }],
    ['a fee', { cancel: { ...managed.cancel, fee: -1 } }],
    ['terms', { cancel: null }],
  ])('an appointment to be managed without %s is not read', ([, change]) => {
    expect(parseManaged({ ...managed, ...change }, EURO, unexpected)).toBeNull();
  });
});

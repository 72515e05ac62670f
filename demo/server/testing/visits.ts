import { randomUUID } from 'node:crypto';
import type { AvailabilityWire } from '#contract/booking/availability-wire.ts';
import type { AppointmentWire, HoldWire } from '#contract/booking/appointment-wire.ts';
import { send, type TestReply, type TestServer } from './test-server.ts';

interface Line {
  readonly serviceid: string;
  readonly practitionerId?: string;
  readonly duration?: number;
}

/** Service ids of the test companies. */
export const TEST_SERVICES = {
  massage: '1001',
  facial: '1002',
  lamp: '1003',
  addition: '1004',
  closed: '1005',
  timed: '1006',
  draft: '1007',
  pair: '1008',
} as const;

export const TEST_SHOPS = { one: '101', solo: '102', shut: '103', west: '104' } as const;

/** Half past nine in Paris, on the Tuesday after the tests' Monday, and so on. */
export const TUESDAY_0930 = '2026-01-13T08:30:00.000Z';
export const TUESDAY_1000 = '2026-01-13T09:00:00.000Z';
export const TUESDAY_1030 = '2026-01-13T09:30:00.000Z';
export const TUESDAY_1100 = '2026-01-13T10:00:00.000Z';

interface HoldWish {
  readonly shopid?: string;
  readonly start?: string;
  readonly lines?: readonly Line[];
  readonly visitKey?: string;
  readonly token?: string;
  readonly locale?: string;
}

export function askHold(server: TestServer, company: string, wish: HoldWish = {}): Promise<TestReply> {
  const {
    shopid = TEST_SHOPS.solo,
    start = TUESDAY_1000,
    lines = [{ serviceid: TEST_SERVICES.massage }],
  } = wish;
  return send(server, company, {
    method: 'POST',
    url: '/api/appointments/check',
    headers: { ...bearer(wish.token), ...(wish.locale === undefined ? {} : { curlang: wish.locale }) },
    payload: { visitKey: wish.visitKey ?? randomUUID(), shopid, start, lines },
  });
}

export interface TestHold {
  readonly visitKey: string;
  readonly hold: HoldWire;
}

/** Holds, and fails when that is refused. */
export async function holdVisit(server: TestServer, company: string, wish: HoldWish = {}): Promise<TestHold> {
  const visitKey = wish.visitKey ?? randomUUID();
  const reply = await askHold(server, company, { ...wish, visitKey });
  if (reply.status !== 200) throw new Error(`Not held: ${reply.text}`);
  return { visitKey, hold: reply.body as HoldWire };
}

export const CUSTOMER = {
  firstname: 'Zoé',
  lastname: 'Martin',
  email: 'zoe@example.com',
  phone: '+33612345678',
} as const;

interface BookingWish {
  readonly key?: string | null;
  readonly customer?: Partial<Record<keyof typeof CUSTOMER, string>>;
  readonly customMessage?: string;
  readonly smsReminder?: boolean;
  readonly acceptedTotal?: unknown;
  readonly codes?: readonly string[];
  readonly token?: string;
  readonly locale?: string;
}

export function askBooking(
  server: TestServer,
  company: string,
  { visitKey, hold: held }: TestHold,
  wish: BookingWish = {},
): Promise<TestReply> {
  const { key = randomUUID(), customMessage = '', acceptedTotal = held.total } = wish;
  return send(server, company, {
    method: 'POST',
    url: '/api/appointments',
    headers: {
      ...bearer(wish.token),
      ...(key === null ? {} : { 'idempotency-key': key }),
      ...(wish.locale === undefined ? {} : { curlang: wish.locale }),
    },
    payload: {
      myAppointment: {
        holdId: held.holdId,
        visitKey,
        customer: { ...CUSTOMER, ...wish.customer },
        customMessage,
        acceptedTotal,
        ...(wish.codes && { codes: wish.codes }),
        ...(wish.smsReminder && { smsReminder: true }),
      },
    },
  });
}

/** Books, and fails when that is refused. */
export async function book(
  server: TestServer,
  company: string,
  held: TestHold,
  wish: BookingWish = {},
): Promise<AppointmentWire> {
  const reply = await askBooking(server, company, held, wish);
  if (reply.status !== 200) throw new Error(`Not booked: ${reply.text}`);
  return reply.body as AppointmentWire;
}

interface Period {
  readonly shopid?: string;
  readonly serviceid?: string;
  readonly start?: string;
  readonly end?: string;
  readonly visitKey?: string;
}

/** The availability of one service, by date. */
export async function availability(server: TestServer, company: string, period: Period = {}) {
  const {
    shopid = TEST_SHOPS.solo,
    serviceid = TEST_SERVICES.massage,
    start = '20260113',
    end = start,
    visitKey,
  } = period;
  const query = new URLSearchParams({ shopid, serviceid, start, end, checkEquipments: '1' });
  if (visitKey !== undefined) query.set('visitKey', visitKey);
  const reply = await send(server, company, { url: `/api/appointments?${query}` });
  if (reply.status !== 200) throw new Error(`Not found: ${reply.text}`);
  const { data } = (reply.body as AvailabilityWire).appointments;
  return (date: string) => {
    const day = data[date]?.[serviceid];
    if (day === undefined) throw new Error(`Nothing is said of ${date}.`);
    return day;
  };
}

export async function logIn(
  server: TestServer,
  company: string,
  email = 'camille@example.com',
): Promise<string> {
  const reply = await send(server, company, {
    method: 'POST',
    url: '/api/users/login',
    payload: { email, password: 'vitrine-demo' },
  });
  if (reply.status !== 200) throw new Error(`Not logged in: ${reply.text}`);
  return (reply.body as { token: string }).token;
}

export function bearer(token: string | undefined): Record<string, string> {
  return token === undefined ? {} : { authorization: `Bearer ${token}` };
}

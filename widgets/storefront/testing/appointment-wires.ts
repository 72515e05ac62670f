import type { Sent, Served } from '#platform/memory/network.ts';
import type { Salon } from './salon.ts';

export const KEY = 'k'.repeat(43);
const HOUR = 3_600_000;
/** The salon's clock stands at ten in Paris on the fifth of January; the appointment is two days later. */
export const START = Date.UTC(2026, 0, 7, 9);
const iso = (instant: number) => new Date(instant).toISOString();

const line = {
  serviceid: 'suedois',
  name: { fr: 'Massage suédois' },
  start: iso(START),
  end: iso(START + HOUR),
  practitioner: { id: 'p1', displayname: 'Inès' },
  price: 80,
};

export const HOLD = {
  holdId: 'h1',
  expiresAt: iso(Date.UTC(2026, 0, 5, 10, 30)),
  shopid: '1',
  lines: [line],
  total: 80,
};

/** An appointment as the back end tells it to whoever may change it. */
export function managedWire(change: object = {}, appointment: object = {}) {
  return {
    appointment: {
      id: 'a1',
      reference: 'J2EXKGGW',
      status: 'confirmed',
      paymentStatus: 'none',
      shopid: '1',
      start: iso(START),
      end: iso(START + HOUR),
      lines: [line],
      total: 80,
      customer: { firstname: 'Anna', lastname: 'Kessler', email: 'anna@example.com', phone: '' },
      manageKey: KEY,
      ...appointment,
    },
    ideorder: 'o1',
    paid: 0,
    left: 80,
    discount: 0,
    cancel: { mayCancel: true, isLate: false, cancelUntil: iso(START - 24 * HOUR), refund: 0, fee: 0 },
    mayMove: true,
    ...change,
  };
}

/** An order of the customer's list. */
export function orderWire(number: number, change: object = {}) {
  return {
    ideorder: `o${number}`,
    status: 'confirmed',
    shopName: 'Salon 1',
    currency: 'EUR',
    total: 80,
    lines: [{ kind: 'service', name: { fr: `Soin ${number}` } }],
    appointment: {
      id: `a${number}`,
      reference: `REF${number}`,
      start: iso(START + number * 24 * HOUR),
      end: iso(START + number * 24 * HOUR + HOUR),
      timeZone: 'Europe/Paris',
    },
    ...change,
  };
}

const USER = {
  id: 'c1',
  email: 'sacha@example.com',
  profiles: [{ profileId: 'p1', firstname: 'Sacha', lastname: 'Lind', phone: { number: '+33612345678' } }],
};

/** A back end of which each call is answered by its method and path; what was asked is kept. */
export function answering(answers: Readonly<Record<string, (sent: Sent) => Served>>): {
  readonly sent: Sent[];
  readonly serve: NonNullable<Salon['serve']>;
} {
  const sent: Sent[] = [];
  return {
    sent,
    serve(one) {
      sent.push(one);
      if (one.path === '/api/users/login') return { body: { token: 't', exist: true, user: USER } };
      return answers[`${one.method} ${one.path}`]?.(one);
    },
  };
}

export const refusal = (code: number, type: string): Served => ({
  status: code,
  body: { code, type, message: `${type} !`, retryable: false },
});

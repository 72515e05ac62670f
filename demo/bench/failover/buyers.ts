import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { CUSTOMER, TEST_SERVICES, TEST_SHOPS } from '#server/testing/visits.ts';

const DAY = 86_400_000;
/** Milliseconds between two attempts of the same question. */
const AGAIN = 250;
/** Days ahead among which a visit is wished for. */
const SPREAD = 300;

export interface Answer {
  /** Epoch milliseconds. */
  readonly at: number;
  /** Null: none came. */
  readonly status: number | null;
  /** Whether a 503 said when to ask again. */
  readonly saysWhen: boolean;
  /** What the server said of an answer that is nobody's expectation. */
  readonly text: string;
}

/** A visit that the server said is booked. */
export interface Confirmed {
  readonly at: number;
  readonly company: string;
  readonly id: string;
}

export interface Load {
  readonly answers: Answer[];
  readonly confirmed: Confirmed[];
  stop(): Promise<void>;
}

/** Where visits are booked, and whether they are paid online. */
interface Salon {
  readonly company: string;
  readonly pays: boolean;
}

type Json = Readonly<Record<string, unknown>>;

/** People who book one visit after another, each of whose questions is asked again, with its key, until it has an answer. */
export function startBuyers(ports: readonly number[], salons: readonly Salon[]): Load {
  const load = { answers: [] as Answer[], confirmed: [] as Confirmed[] };
  let isOver = false;

  /** Null where time is over. */
  async function ask(company: string, number: number, path: string, body: object): Promise<Json | null> {
    const headers = {
      company: `cmp_${company}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    };
    for (let attempt = number; !isOver; attempt += 1) {
      const port = ports[attempt % ports.length];
      const found = await fetch(`http://127.0.0.1:${port}${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(15_000),
      })
        .then(async (reply) => ({ reply, text: await reply.text() }))
        .catch(() => null);
      const status = found?.reply.status ?? null;
      load.answers.push({
        at: Date.now(),
        status,
        saysWhen: found?.reply.headers.has('retry-after') ?? false,
        text: status === 200 ? '' : (found?.text ?? ''),
      });
      if (found !== null && status !== null && status < 500) return JSON.parse(found.text) as Json;
      await pause(AGAIN);
    }
    return null;
  }

  async function visit(number: number, { company, pays }: Salon): Promise<void> {
    const visitKey = randomUUID();
    const shopid = number % 2 === 0 ? TEST_SHOPS.one : TEST_SHOPS.solo;
    const wish = { visitKey, shopid, lines: [{ serviceid: TEST_SERVICES.massage }] };
    const hold = (start: string) => ask(company, number, '/api/appointments/check', { ...wish, start });
    const day = 1 + Math.floor(Math.random() * SPREAD);
    const offered = await hold(new Date(Date.now() + day * DAY).toISOString());
    const free = Array.isArray(offered?.['starts']) ? String(offered['starts'][0]) : null;
    const held = free === null ? null : await hold(free);
    if (typeof held?.['holdId'] !== 'string') return;
    const { holdId, total: acceptedTotal } = held;
    const contact = { holdId, visitKey, customer: CUSTOMER, customMessage: '' };
    const appointment = pays
      ? await payFor(company, number, { appointment: contact, acceptedTotal })
      : await ask(company, number, '/api/appointments', { myAppointment: { ...contact, acceptedTotal } });
    if (typeof appointment?.['id'] === 'string')
      load.confirmed.push({ at: Date.now(), company, id: appointment['id'] });
  }

  async function payFor(company: string, number: number, body: object): Promise<Json | null> {
    const cart = await ask(company, number, '/api/payment/initialize', body);
    const { token } = (cart?.['result'] ?? {}) as { token?: string };
    if (cart === null || token === undefined) return null;
    const means = { cartId: cart['cartId'], paymentToken: token, method: 'tok_success' };
    const paid = await ask(company, number, '/api/payment/pay', means);
    return (paid?.['appointment'] ?? null) as Json | null;
  }

  const working = salons.map(async (salon, number) => {
    while (!isOver) await visit(number, salon);
  });
  return {
    ...load,
    async stop() {
      isOver = true;
      await Promise.all(working);
    },
  };
}

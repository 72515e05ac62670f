import type { Call } from '#contract/call.ts';
import { zonedDayOf } from '#domain/availability/hours/clock-change.ts';
import { daysBetween, daysFrom } from '#domain/time/date-key.ts';
import { instant, type Instant } from '#domain/time/instant.ts';
import type { Sent, Served } from '#platform/memory/network.ts';
import type { Clock } from '#platform/ports.ts';
import type { Calendar, HoldRow, Span } from './back-end-calendar.ts';
import { createMoves, MANAGE_KEY } from './back-end-moves.ts';

const HOUR = 3_600_000;
const PEOPLE = [
  { id: 'p1', displayname: 'Aline' },
  { id: 'p2', displayname: 'Béa' },
];

export function createAppointments(clock: Clock): Calendar {
  const taken: Span[] = [];
  const booked: Calendar['booked'] = [];
  const holds: HoldRow[] = [];
  let count = 0;
  const replies = new Map<string, { readonly payload: string; readonly reply: Served }>();
  const calendar: Calendar = { serve, taken, booked, holds, price: 41, vouchers: new Map() };
  const iso = (instant: number) => new Date(instant).toISOString();
  const refuse = (code: number, type: string): Served => ({
    status: code,
    body: { code, type, message: `${type}!`, retryable: false },
  });

  const moves = createMoves(calendar, { clock, spansTaken, visitWire, refuse });

  /** The hold of a visit does not stand in its way, nor does the appointment that is to move. */
  function spansTaken(visitKey: string | null, moving: string | null = null): readonly Span[] {
    const others = booked.filter(({ id }) => id !== moving);
    const held = holds.filter((hold) => hold.visitKey !== visitKey && hold.expiresAt > clock.now());
    return [...taken, ...others.flatMap((each) => each.spans), ...held.flatMap((hold) => hold.spans)];
  }

  function find({ query }: Sent, moving: string | null = null): Served {
    const first = query.get('start') ?? '';
    const dates = daysFrom(first, daysBetween(first, query.get('end') ?? '') + 1);
    const events = (id: string) =>
      spansTaken(query.get('visitKey'), moving)
        .filter((span) => span.practitioner === id)
        .map(({ start, end }) => ({ start: iso(start), end: iso(end) }));
    const practitioners = PEOPLE.map((person) => ({
      ...person,
      hours: [{ start: '09:00', end: '12:00' }],
      events: events(person.id),
      SbSelectionActive: true,
    }));
    const services = (query.get('serviceid') ?? '').split(',');
    const day = Object.fromEntries(services.map((id) => [id, { practitioners, cabins: [], equipments: [] }]));
    return { body: { appointments: { data: Object.fromEntries(dates.map((date) => [date, day])) } } };
  }

  function hold({ body }: Sent): Served {
    const wanted = body as {
      visitKey: string;
      shopid: string;
      start: string;
      lines: { serviceid: string; practitionerId?: string }[];
      moving?: { id: string };
    };
    const busy = spansTaken(wanted.visitKey, wanted.moving?.id);
    const start = Date.parse(wanted.start);
    const spans = wanted.lines.flatMap((line, index): Span[] => {
      const span = { start: start + index * HOUR, end: start + (index + 1) * HOUR };
      const person = PEOPLE.find(
        ({ id }) =>
          (line.practitionerId ?? id) === id &&
          !busy.some((each) => each.practitioner === id && each.start < span.end && span.start < each.end),
      );
      return person ? [{ ...span, practitioner: person.id }] : [];
    });
    if (spans.length < wanted.lines.length) return refuse(409, 'slot_taken');
    const others = holds.filter((each) => each.visitKey !== wanted.visitKey);
    const row = {
      id: `h${(count += 1)}-${start}`,
      visitKey: wanted.visitKey,
      expiresAt: clock.now() + 600_000,
      spans,
      body: wanted,
    };
    holds.splice(0, holds.length, ...others, row);
    return { body: { holdId: row.id, expiresAt: iso(row.expiresAt), ...visitWire(row) } };
  }

  function visitWire({ spans, body }: Pick<HoldRow, 'spans' | 'body'>) {
    const lines = spans.map((span, index) => ({
      serviceid: body.lines[index]?.serviceid ?? '',
      name: { fr: 'Soin' },
      start: iso(span.start),
      end: iso(span.end),
      practitioner: PEOPLE.find(({ id }) => id === span.practitioner),
      practitionerChosen: body.lines[index]?.practitionerId !== undefined,
      price: calendar.price,
    }));
    return { shopid: body.shopid, lines, total: calendar.price * lines.length };
  }

  /** Null where a code is none of a voucher. */
  function billOf(subtotal: number, codes: readonly string[]) {
    if (codes.some((code) => !calendar.vouchers.has(code))) return null;
    const worth = codes.reduce((sum, code) => sum + (calendar.vouchers.get(code) ?? 0), 0);
    const voucher = Math.min(worth, subtotal);
    return { subtotal, discount: 0, voucher, total: subtotal, due: subtotal - voucher };
  }

  function price({ body }: Sent): Served {
    const { holdId, codes } = body as { holdId: string; codes: string[] };
    const row = holds.find(({ id }) => id === holdId);
    if (!row) return refuse(410, 'hold_expired');
    const bill = billOf(visitWire(row).total, codes);
    return bill ? { body: bill } : refuse(409, 'coupon_refused');
  }

  function book(sent: Sent): Served {
    const key = sent.headers.get('idempotency-key') ?? '';
    const payload = JSON.stringify(sent.body);
    const known = replies.get(key);
    if (known) return known.payload === payload ? known.reply : refuse(422, 'key_reused');
    const reply = bookOnce(sent);
    const isDone = typeof reply === 'object' && (reply.status ?? 200) < 300;
    if (isDone) replies.set(key, { payload, reply });
    return reply;
  }

  function bookOnce({ body }: Sent): Served {
    const { myAppointment: wanted } = body as {
      myAppointment: {
        holdId: string;
        visitKey: string;
        acceptedTotal: number;
        codes?: string[];
        customMessage: string;
        customer: object;
      };
    };
    const row = holds.find(({ id, visitKey }) => id === wanted.holdId && visitKey === wanted.visitKey);
    if (!row || row.expiresAt <= clock.now()) return refuse(410, 'hold_expired');
    const visit = visitWire(row);
    const bill = billOf(visit.total, wanted.codes ?? []);
    if (!bill) return refuse(409, 'coupon_refused');
    if (bill.due !== wanted.acceptedTotal) return refuse(409, 'price_changed');
    holds.splice(holds.indexOf(row), 1);
    const id = `a${booked.length + 1}`;
    booked.push({ id, spans: row.spans, body, visit: row.body, holdId: row.id, due: bill.due });
    return {
      body: {
        ...visit,
        paid: bill.voucher,
        id,
        reference: `REF-${id}`,
        status: 'confirmed',
        paymentStatus: 'none',
        start: visit.lines[0]?.start,
        end: visit.lines.at(-1)?.end,
        customMessage: wanted.customMessage,
        customer: wanted.customer,
        manageKey: MANAGE_KEY,
      },
    };
  }

  function serve(call: Call, sent: Sent): Served {
    switch (call.name) {
      case 'appointments.find':
        return find(sent);
      case 'appointments.times':
        return moves.known(sent) ? find(sent, moves.idOf(sent)) : refuse(404, 'not_found');
      case 'appointments.read':
      case 'appointments.move':
        return moves.serve(call, sent);
      case 'appointments.check':
        return hold(sent);
      case 'appointments.delete': {
        const at = holds.findIndex(({ id }) => id === sent.query.get('holdId'));
        if (at >= 0) holds.splice(at, 1);
        return { body: {} };
      }
      case 'appointments.price':
        return price(sent);
      case 'appointments.create':
        return book(sent);
      default:
        return refuse(404, 'not_found');
    }
  }

  return calendar;
}

/** The instant of a wall-clock hour in Paris. */
export function at(date: string, hour: number): Instant {
  return instant(zonedDayOf(date, 'Europe/Paris').startsAt + hour * HOUR);
}

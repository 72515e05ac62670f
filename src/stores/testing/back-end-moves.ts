import type { Call } from '#contract/call.ts';
import type { Sent, Served } from '#platform/memory/network.ts';
import type { Clock } from '#platform/ports.ts';
import type { BookedRow, Calendar, HoldRow, Span } from './back-end-calendar.ts';

interface Tools {
  readonly clock: Clock;
  spansTaken(visitKey: string | null, moving: string | null): readonly Span[];
  visitWire(row: Pick<HoldRow, 'spans' | 'body'>): {
    readonly total: number;
    readonly lines: readonly object[];
  };
  refuse(code: number, type: string): Served;
}

/** Opens every appointment. */
export const MANAGE_KEY = 'm';
/** Until so long before it an appointment may move. */
const NOTICE = 24 * 3_600_000;

/** Appointments that move: those of the calendar, for whoever has the key. */
export function createMoves({ booked, holds }: Pick<Calendar, 'booked' | 'holds'>, tools: Tools) {
  const { clock, refuse } = tools;
  const iso = (instant: number) => new Date(instant).toISOString();
  const idOf = ({ path }: Sent) => path.split('/')[3] ?? '';
  const startOf = ({ spans }: BookedRow) => spans[0]?.start ?? 0;

  function find(sent: Sent, key: unknown): BookedRow | null {
    return (key === MANAGE_KEY && booked.find(({ id }) => id === idOf(sent))) || null;
  }

  function wire(row: BookedRow) {
    const { spans, visit, id } = row;
    const cancelUntil = startOf(row) - NOTICE;
    const isLate = clock.now() > cancelUntil;
    return {
      appointment: {
        ...tools.visitWire({ spans, body: visit }),
        id,
        reference: `REF-${id}`,
        status: 'confirmed',
        paymentStatus: 'none',
        start: iso(startOf(row)),
        end: iso(spans.at(-1)?.end ?? 0),
        customMessage: '',
        customer: {},
        manageKey: MANAGE_KEY,
      },
      ideorder: `o-${id}`,
      number: 1,
      transactionId: '',
      paid: 0,
      left: 0,
      discount: 0,
      cancel: { mayCancel: true, cancelUntil: iso(cancelUntil), isLate, refund: 0, fee: 0 },
      mayMove: !isLate,
    };
  }

  /** Nobody else has taken it meanwhile. */
  function isFree({ visitKey, spans }: HoldRow, moving: string): boolean {
    const taken = tools.spansTaken(visitKey, moving);
    return spans.every(
      ({ practitioner, start, end }) =>
        !taken.some((other) => other.practitioner === practitioner && other.start < end && start < other.end),
    );
  }

  function move(sent: Sent): Served {
    const wanted = sent.body as { key?: string; holdId: string; visitKey: string; acceptedTotal: number };
    const row = find(sent, wanted.key);
    if (!row) return refuse(404, 'not_found');
    if (row.holdId === wanted.holdId) return { body: wire(row) };
    const held = holds.find(({ id, visitKey }) => id === wanted.holdId && visitKey === wanted.visitKey);
    if (!held || !isFree(held, row.id)) return refuse(410, 'hold_expired');
    if (!wire(row).mayMove) return refuse(409, 'move_refused');
    if (tools.visitWire(held).total !== wanted.acceptedTotal) return refuse(409, 'price_changed');
    holds.splice(holds.indexOf(held), 1);
    const moved = { ...row, spans: held.spans, visit: held.body, holdId: held.id };
    booked.splice(booked.indexOf(row), 1, moved);
    return { body: wire(moved) };
  }

  return {
    idOf,
    known: (sent: Sent) => find(sent, sent.query.get('key')) !== null,
    serve({ name }: Call, sent: Sent): Served {
      if (name === 'appointments.move') return move(sent);
      const row = find(sent, sent.query.get('key'));
      return row ? { body: wire(row) } : refuse(404, 'not_found');
    },
  };
}

import { randomUUID } from 'node:crypto';
import { dayOf, HEADERS, SERVICE, SHOP, WEEK, type PortOf } from './shop.ts';

export interface Change {
  /** Day and resource, and whether it is taken from that instant on. */
  readonly place: string;
  readonly start: string;
  readonly isTaken: boolean;
  /** When the request that makes it was sent, as `performance.now()` tells it. */
  readonly sentAt: number;
}

interface HoldReply {
  readonly holdId?: string;
  readonly starts?: readonly string[];
  readonly lines?: readonly { readonly practitioner: { readonly id: string }; readonly start: string }[];
}

interface Held {
  readonly sentAt: number;
  readonly place: string;
  readonly start: string;
  readonly holdId: string;
  readonly visitKey: string;
}

let held: Held | null = null;

/** Holds a time, or gives it back, at one process after the other. */
export async function changeSomething(index: number, portOf: PortOf): Promise<Change> {
  const before = held;
  if (before === null) {
    held = await hold(index, portOf(index));
    return { ...held, isTaken: true };
  }
  const sentAt = performance.now();
  await release(portOf(index), before);
  held = null;
  return { ...before, sentAt, isTaken: false };
}

async function hold(index: number, port: number): Promise<Held> {
  const visitKey = randomUUID();
  for (let day = index; day < index + WEEK.length; day += 1) {
    const date = WEEK[day % WEEK.length]?.replace(/(....)(..)(..)/, '$1-$2-$3');
    const asked = await askHold(port, visitKey, `${date}T10:00:00.000Z`);
    const near = asked.starts?.find((start) => WEEK.includes(dateOf(start)));
    // What was refused changed nothing: the clock starts with the request that takes the time.
    const taken = near === undefined ? asked : await askHold(port, visitKey, near);
    const { holdId, sentAt, lines: [line] = [] } = taken;
    if (holdId === undefined || line === undefined) continue;
    return {
      sentAt,
      holdId,
      visitKey,
      place: `${dateOf(line.start)} ${line.practitioner.id}`,
      start: new Date(line.start).toISOString(),
    };
  }
  throw new Error('Nothing is free in the week.');
}

const dateOf = (start: string) => dayOf(Date.parse(start));

async function askHold(port: number, visitKey: string, start: string) {
  const sentAt = performance.now();
  const reply = await fetch(`http://127.0.0.1:${port}/api/appointments/check`, {
    method: 'POST',
    headers: { ...HEADERS, 'content-type': 'application/json' },
    body: JSON.stringify({ visitKey, shopid: SHOP, start, lines: [{ serviceid: SERVICE }] }),
  });
  const read: HoldReply = JSON.parse(await reply.text());
  return { ...read, sentAt };
}

async function release(port: number, { holdId, visitKey }: Held): Promise<void> {
  const path = `/api/appointments?holdId=${holdId}&visitKey=${visitKey}`;
  await fetch(`http://127.0.0.1:${port}${path}`, { method: 'DELETE', headers: HEADERS });
}

import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { AvailabilityWire } from '#contract/booking/availability-wire.ts';
import type { LiveDayWire } from '#contract/booking/live/live-times-wire.ts';
import { createEventParser } from '#platform/events/event-parser.ts';
import { WEEK, HEADERS, SERVICE, SHOP, type PortOf } from './shop.ts';

/** How many tables are open, and how often one asks. */
export const TABLES = 100;
export const ASK_INTERVAL_MS = 2000;

/** A table: when each resource is taken, by day. */
export type Table = Map<string, string>;

export interface Tables {
  readonly shown: readonly Table[];
  close(): void;
}

const query = (first: string | undefined, last: string | undefined) =>
  `shopid=${SHOP}&serviceid=${SERVICE}&start=${first}&end=${last}&checkEquipments=1`;
const keepAlive = new Agent({ keepAlive: true, maxSockets: TABLES });

export async function readTable(port: number): Promise<Table> {
  const path = `/api/appointments?${query(WEEK[0], WEEK.at(-1))}`;
  const reply = await ask(port, path);
  const { appointments }: AvailabilityWire = JSON.parse(reply);
  const { data } = appointments;
  return new Map(
    Object.entries(data).flatMap(([date, services]) =>
      Object.values(services).flatMap(({ practitioners, cabins, equipments }) =>
        [...practitioners, ...cabins, ...equipments].map(
          ({ id, events }) => [`${date} ${id}`, JSON.stringify(events)] as const,
        ),
      ),
    ),
  );
}

function ask(port: number, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, headers: HEADERS, agent: keepAlive }, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (part: string) => (text += part));
      reply.on('end', () => resolve(text));
    }).on('error', reject);
  });
}

/** Each table has a connection, on which it is told what changes. */
export async function followTables(portOf: PortOf): Promise<Tables> {
  const requests = Array.from({ length: TABLES }, (_, index) => {
    const path = `/api/appointments/changes?shopids=${SHOP}`;
    return get({ port: portOf(index), host: '127.0.0.1', path, headers: HEADERS, agent: false });
  });
  const shown = await Promise.all(
    requests.map(async (request, index) => {
      const table: Table = new Map();
      const parse = createEventParser(({ name, data }) => {
        if (name === 'open' || name === 'resync')
          void readTable(portOf(index)).then((state) => put(table, state));
        if (name !== 'day') return;
        const day: LiveDayWire = JSON.parse(data);
        for (const { id, events } of day.resources) table.set(`${day.date} ${id}`, JSON.stringify(events));
      });
      const reply = await new Promise<IncomingMessage>((resolve) => request.once('response', resolve));
      reply.setEncoding('utf8').on('data', parse);
      reply.on('error', () => undefined);
      return table;
    }),
  );
  return { shown, close: () => requests.forEach((request) => request.destroy()) };
}

function put(table: Table, state: Table): void {
  for (const [place, events] of state) table.set(place, events);
}

/** Each table asks anew every two seconds. */
export async function askTables(portOf: PortOf): Promise<Tables> {
  const shown = Array.from({ length: TABLES }, (): Table => new Map());
  const timers: NodeJS.Timeout[] = [];
  for (const [index, table] of shown.entries()) {
    // The last question may find the servers gone.
    const again = () =>
      void readTable(portOf(index)).then(
        (state) => put(table, state),
        () => undefined,
      );
    again();
    timers.push(setInterval(again, ASK_INTERVAL_MS));
    await pause(ASK_INTERVAL_MS / TABLES);
  }
  return { shown, close: () => timers.forEach((timer) => clearInterval(timer)) };
}

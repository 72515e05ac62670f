import { afterEach, beforeAll, expect, vi } from 'vitest';
import { openSalons, salon, server } from '../../../testing/open-salons.ts';
import { openLive, portOf, type LiveReader } from '../../../testing/processes/live-stream.ts';
import { TEST_SHOPS } from '../../../testing/visits.ts';

let port: number;
const readers: LiveReader[] = [];

/** Gives each test of the file a salon whose shops may be followed; who follows one leaves with the test. */
export function openLiveSalons(): void {
  openSalons();
  beforeAll(async () => {
    port = await portOf(server);
  });
  afterEach(async () => {
    leave();
    await vi.waitUntil(async () => (await openCount()) === 0);
  });
}

/** Closes every connection of the test. */
export function leave(): void {
  for (const reader of readers.splice(0)) reader.close();
}

async function openCount(): Promise<number> {
  const reply = await fetch(`http://127.0.0.1:${port}/metrics`);
  return Number(/^vitrine_live_connections (\d+)$/m.exec(await reply.text())?.[1]);
}

/** Follows shops, once it has been told that it does. */
export async function follow(company = salon, shopids: string = TEST_SHOPS.solo): Promise<LiveReader> {
  const reader = await openLive(port, company, shopids, {});
  readers.push(reader);
  await expect.poll(() => reader.events()[0]?.event).toBe('open');
  return reader;
}

/** Starts of what is taken on the tests' Tuesday, by the last word of the stream; null while it said nothing. */
export function taken(reader: LiveReader, date = '20260113'): string[] | null {
  const days = reader.events().filter(({ event, data }) => event === 'day' && data['date'] === date);
  if (days.length === 0) return null;
  const state = new Map<string, string[]>();
  for (const { data } of days) {
    for (const { id, events } of data['resources'] as { id: string; events: { start: string }[] }[]) {
      state.set(
        id,
        events.map(({ start }) => start),
      );
    }
  }
  return [...new Set([...state.values()].flat())].toSorted();
}

/** Milliseconds: what is promised, and how often it is looked for. */
export const WITHIN = { timeout: 2000, interval: 20 };

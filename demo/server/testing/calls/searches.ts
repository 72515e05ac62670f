import { expect } from 'vitest';
import type { FreeTimesWire } from '#contract/booking/earliest.schemas.ts';
import { salon, server } from '../open-salons.ts';
import { send } from '../test-server.ts';

/** The reply to a search of free times in the salon of the test that runs. */
export function searchReply(query: Readonly<Record<string, string>>) {
  return send(server, salon, { url: `/api/earliest/search?${new URLSearchParams(query)}` });
}

/** What such a search finds. */
export async function search(query: Readonly<Record<string, string>> = {}): Promise<FreeTimesWire> {
  const reply = await searchReply(query);
  expect(reply.status, reply.text).toBe(200);
  return reply.body as FreeTimesWire;
}

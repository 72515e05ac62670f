import { createMemoryClock } from '../../memory/clock.ts';
import { createMemoryNetwork, type Sent, type Served } from '../../memory/network.ts';
import { createApi, type ApiContext } from '../api.ts';

export function setUp(serve: (sent: Sent) => Served, given: Partial<ApiContext> = {}) {
  const clock = createMemoryClock();
  const network = createMemoryNetwork(clock, serve);
  const tokens: Record<string, string | null> = {
    visitor: null,
    customer: 'tok-customer',
    'back-office': 'tok-office',
  };
  const api = createApi({
    ports: {
      fetch: network.fetch,
      clock,
      random: { fraction: () => 1, uuid: () => crypto.randomUUID() },
      report: () => undefined,
    },
    base: 'https://api.example',
    company: () => Promise.resolve({ kind: 'ok', value: 'cmp_x' }),
    locale: () => 'de',
    token: (audience) => tokens[audience] ?? null,
    onUnauthorized: () => undefined,
    debug: false,
    previewTheme: null,
    ...given,
  });
  return { api, clock, sent: network.sent };
}

/** Serves one after another; the last one for ever. */
export function inTurn(...replies: Served[]): () => Served {
  let at = 0;
  return () => replies[Math.min(at++, replies.length - 1)]!;
}

export const booking = {
  body: {
    myAppointment: {
      holdId: 'h',
      visitKey: 'v',
      customer: { firstname: 'A', lastname: 'B', email: 'a@b.fr', phone: '+33600000000' },
      customMessage: '',
      acceptedTotal: 1,
    },
  },
};

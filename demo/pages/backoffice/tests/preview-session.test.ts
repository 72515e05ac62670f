import { resolve } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

interface Session {
  readonly token: string;
  readonly expiresIn: number;
}

/** A page of another origin has no types; what its module gives is said here. */
const { createPreviewSession } = (await import(
  resolve(import.meta.dirname, '../session/preview-session.js')
)) as {
  readonly createPreviewSession: (tools: {
    readonly ask: (method: string, path: string) => Promise<Session & { readonly expiresAt: string }>;
    readonly use: (session: Session) => Promise<boolean>;
  }) => { readonly renew: () => Promise<void>; readonly end: () => void };
};

const AHEAD = 14 * 60_000;
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

function openSession({ isUsed = true } = {}) {
  const used: string[] = [];
  let asked = 0;
  let isDown = false;
  const session = createPreviewSession({
    async ask() {
      asked += 1;
      const token = String(asked);
      await Promise.resolve();
      if (isDown) throw new Error('down');
      // Of a clock that is fourteen minutes behind this one.
      const expiresAt = new Date(Date.now() - AHEAD + 15 * 60_000).toISOString();
      return { token, expiresAt, expiresIn: 900 };
    },
    async use({ token }) {
      used.push(token);
      return Promise.resolve(isUsed);
    },
  });
  return { session, used, asked: () => asked, down: (is: boolean) => (isDown = is) };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a token is renewed a minute before its end, whatever the clock of the computer says', async () => {
  const { session, used } = openSession();
  await session.renew();
  await pass(13 * 60_000);
  expect(used).toEqual(['1']);
  await pass(60_000);
  expect(used).toEqual(['1', '2']);
});

test('asked for twice at once it is renewed once, and later again', async () => {
  const { session, used } = openSession();
  await Promise.all([session.renew(), session.renew()]);
  expect(used).toEqual(['1']);
  await session.renew();
  expect(used).toEqual(['1', '2']);
  await pass(14 * 60_000);
  expect(used).toEqual(['1', '2', '3']);
});

test('where none was given another try follows; none where it is of no use, nor after the end', async () => {
  const { session, used, asked, down } = openSession();
  down(true);
  await session.renew();
  down(false);
  await pass(5000);
  expect(used).toEqual(['2']);
  session.end();
  await pass(3_600_000);
  expect(asked()).toBe(2);
  const other = openSession({ isUsed: false });
  await other.session.renew();
  await pass(3_600_000);
  expect(other.asked()).toBe(1);
});

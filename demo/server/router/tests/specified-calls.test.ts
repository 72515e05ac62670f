import { afterAll, beforeAll, expect, test } from 'vitest';
import { EVERY_CALL } from '#contract/every-call.ts';
import { SPECIFIED_CALLS } from '../../testing/calls/specified-calls.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const shapeOf = (path: string) => path.replace(/\{\w+\}/g, '{}');

test('every call that the specifications name is in the contract, once', () => {
  const known = EVERY_CALL.map(({ method, path }) => `${method} ${shapeOf(path)}`);
  const missing = SPECIFIED_CALLS.filter(({ method, path }) => !known.includes(`${method} ${shapeOf(path)}`));
  console.log(
    `specified calls: ${SPECIFIED_CALLS.length}, missing: ${missing.length}; calls in all: ${known.length}`,
  );
  expect(missing.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  expect(new Set(known).size).toBe(known.length);
  expect(new Set(EVERY_CALL.map(({ name }) => name)).size).toBe(EVERY_CALL.length);
});

test('the server answers each of them', () => {
  const unanswered = SPECIFIED_CALLS.filter(({ method, path }) => !isRouted(method, path));
  expect(unanswered.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

function isRouted(method: string, path: string): boolean {
  return EVERY_CALL.some(
    (call) =>
      call.method === method &&
      shapeOf(call.path) === shapeOf(path) &&
      server.app.hasRoute({ url: call.path.replace(/\{(\w+)\}/g, ':$1'), method: call.method }),
  );
}

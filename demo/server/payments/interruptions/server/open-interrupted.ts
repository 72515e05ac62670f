import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { startTestServer, TEST_MONDAY, type TestServer } from '../../../testing/test-server.ts';
import { startInterrupted, type InterruptedServer } from './interrupted-server.ts';

/** One server for all tests of a file, whose line to its provider each finds whole. */
export let server: InterruptedServer;

/** Starts it, at the beginning of the tests' Monday. */
export function openInterrupted(): void {
  let base: TestServer;
  beforeAll(async () => {
    base = await startTestServer();
    server = await startInterrupted(base);
  });
  beforeEach(() => server.clock.set(TEST_MONDAY));
  afterEach(() => server.line.mend());
  afterAll(async () => {
    await server.close();
    await base.close();
  });
}

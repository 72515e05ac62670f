import { afterAll, beforeAll, beforeEach } from 'vitest';
import { clientOf, type Client } from './client.ts';
import { TEST_MONDAY, startTestServer, type TestServer } from './test-server.ts';

/** One server for all tests of a file. */
export let server: TestServer;

/** The salon of the test that runs, as its token names it. */
export let salon: string;

/** Someone who is not signed in, on that salon's site. */
export let visitor: Client;

/** Gives each test of the file a salon of its own, at the beginning of the tests' Monday. */
export function openSalons(add = (on: TestServer) => on.addCompany()): void {
  openServer();
  beforeEach(async () => {
    server.clock.set(TEST_MONDAY);
    enterSalon(await add(server));
  });
}

/** Gives all tests of the file the same salon: for those that change nothing which another one reads. */
export function openSharedSalon(): void {
  openServer();
  beforeAll(async () => enterSalon(await server.addCompany()));
}

function openServer(): void {
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());
}

/** Goes on in another salon, for what is left of the test. */
export function enterSalon(company: string): void {
  salon = company;
  visitor = clientOf(server, salon);
}

/** Lets time go by on the server's clock. */
export const later = (milliseconds: number): void => server.clock.set(server.clock.now() + milliseconds);

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Problem } from '#contract/problem.ts';
import { appointments } from '../database/schema/booking.ts';
import { outbox } from '../database/schema/records.ts';
import { MONDAY, startTestServer, type TestServer } from './test-server.ts';

export const MINUTE = 60_000;

/** One server for all tests of a file. */
export let server: TestServer;

/** The salon of the test that runs. */
export let salon: string;

/** Gives each test of the file a salon of its own, at the beginning of the tests' Monday. */
export function openSalons(): void {
  beforeAll(async () => {
    server = await startTestServer();
  });
  beforeEach(async () => {
    server.clock.set(MONDAY);
    salon = await server.addCompany();
  });
  afterAll(() => server.close());
}

/** The stable word of a refusal. */
export const typeOf = (body: unknown) => (body as Problem).type;

export const mailsOf = (company: string) =>
  server.database.db.select().from(outbox).where(eq(outbox.companyId, company));

export const appointmentsOf = (company: string) =>
  server.database.db.select().from(appointments).where(eq(appointments.companyId, company));

import { afterAll, beforeAll, expect, test } from 'vitest';
import { listEveryAlert } from '#contract/content/alerts.ts';
import { collectionItemCalls } from '#contract/content/collections.ts';
import { consentements } from '#contract/back-office/treatments.ts';
import { listDossiers } from '#contract/back-office/dossiers.ts';
import { listEveryEvent } from '#contract/content/events.ts';
import { listMedias } from '#contract/content/medias.ts';
import { listEveryPost } from '#contract/content/posts.ts';
import { servers } from '#contract/back-office/machines.ts';
import type { Client } from '../../testing/client.ts';
import { countQueries } from '../../testing/databases/count-queries.ts';
import { clientAs } from '../../testing/people.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

/** The company and whom the token belongs to. */
const WHO = 2;

let server: TestServer;
let staff: Client;
let queries: ReturnType<typeof countQueries>;

beforeAll(async () => {
  server = await startTestServer();
  const salon = await server.addCompany();
  staff = await clientAs(server, salon, 'staff');
  for (let index = 0; index < 12; index += 1)
    await staff.get(consentements.create, { body: { name: `Accord ${index}` } });
  queries = countQueries(server);
});
afterAll(() => server.close());

test.each([
  [listEveryAlert, 2],
  [listEveryEvent, 2],
  [listEveryPost, 2],
  [listMedias, 2],
  [servers.list, 2],
  [collectionItemCalls.private.list, 2],
  [consentements.list, 3],
  [listDossiers, 3],
] as const)('$0.name asks the database $1 times for a page, whatever its length', async (call, most) => {
  queries.since();
  await staff.get(call);
  expect(queries.since()).toBe(WHO + most);
});

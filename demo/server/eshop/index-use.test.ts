import { sql, type SQL } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openSharedSalon, salon, server } from '../testing/open-salons.ts';

openSharedSalon();

/** How the database answers a question where it has the choice: in a table of few rows it would read them all. */
async function planOf(question: SQL): Promise<string> {
  return server.database.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    return JSON.stringify(await tx.execute(sql`explain ${question}`));
  });
}

test.each([
  [
    'requests that have waited too long',
    () => sql`delete from back_in_stock_requests where expires_at <= now()`,
    'back_in_stock_requests_expiry',
  ],
  [
    'the newest orders of a company',
    () =>
      sql`select * from eshop_orders where company_id = ${salon} order by created_at desc, id desc limit 20`,
    'eshop_orders_newest',
  ],
])('%s are found without reading all', async (_, question, index) => {
  expect(await planOf(question())).toContain(index);
});

import { afterAll, afterEach, beforeAll, beforeEach, test } from 'vitest';
import { startTestServer, TEST_MONDAY, type TestServer } from '../../testing/test-server.ts';
import { startInterrupted, type InterruptedServer } from './interrupted-server.ts';
import { MESSAGE_SCRIPTS } from './message-scripts.ts';
import { OUTAGE_SCRIPTS } from './outage-scripts.ts';
import { beginSale, COLUMNS, takeMoment, type Column } from './sale.ts';
import { nothingHappens, type Meanwhile, type Script } from './script.ts';
import { settleAndPayAgain } from './settle-and-pay-again.ts';
import { later } from './steps.ts';
import { VISITOR_SCRIPTS } from './visitor-scripts.ts';

const NAMES = ['lost response', 'late notification', 'server killed between capture and order'];
const SCRIPTS = [...VISITOR_SCRIPTS, ...MESSAGE_SCRIPTS, ...OUTAGE_SCRIPTS].filter(({ name }) =>
  NAMES.includes(name),
);

const HOLD_IS_OVER = 25 * 60_000;

const MEANWHILE: Readonly<Record<string, Meanwhile>> = {
  'in time': nothingHappens,
  'after the hold is over': {
    pass: async (sale) => later(sale, HOLD_IS_OVER),
    ends: 'paid',
  },
  'after somebody else took the moment': {
    async pass(sale) {
      later(sale, HOLD_IS_OVER);
      await takeMoment(sale);
    },
    ends: 'refunded',
  },
};

let base: TestServer;
let server: InterruptedServer;

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

const cells = SCRIPTS.flatMap((script) =>
  Object.entries(MEANWHILE).flatMap(([when, meanwhile]) =>
    COLUMNS.filter(({ kind }) => kind !== 'none').map(
      (column): [string, string, string, Script, Meanwhile, Column] => [
        script.name,
        column.provider,
        when,
        script,
        meanwhile,
        column,
      ],
    ),
  ),
);

test.each(cells)(
  'a held visit, %s with %s, heard of %s: one truth, and paid once',
  async (_name, _provider, _when, script, meanwhile, column) => {
    const sale = await beginSale(server, column, { goods: 'visit' });
    await settleAndPayAgain(sale, await script.play(sale, meanwhile));
  },
);

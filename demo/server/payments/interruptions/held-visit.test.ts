import { expect, test } from 'vitest';
import { holdVisit, TUESDAY_1100 } from '../../testing/visits.ts';
import { openInterrupted, server } from './server/open-interrupted.ts';
import { MESSAGE_SCRIPTS } from './message-scripts.ts';
import { OUTAGE_SCRIPTS } from './outage-scripts.ts';
import { askPayment, beginSale, COLUMNS, inOtherBrowser, takeMoment, type Column } from './sale.ts';
import { nothingHappens, type Meanwhile, type Script } from './script.ts';
import { settleAndPayAgain } from './settle-and-pay-again.ts';
import { expectNotSold, later } from './steps.ts';
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

openInterrupted();

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
    expect(await settleAndPayAgain(sale, await script.play(sale, meanwhile))).toBe('paid');
  },
);

const replaced = COLUMNS.filter(({ kind }) => kind !== 'none').map(
  (column) => [column.provider, column] as const,
);

test.each(replaced)(
  'an hour that its visitor gave up for another one is not paid with %s, and the other one is',
  async (_provider, column) => {
    const sale = await beginSale(server, column, { goods: 'visit' });
    const { company, token, held } = sale;
    const visitKey = held?.visitKey ?? '';
    sale.held = await holdVisit(server, company, { visitKey, token, start: TUESDAY_1100 });
    const method = column.kind === 'fields' ? 'tok_success' : 'hosted';
    await expectNotSold(sale, await askPayment(sale, { method }), [410]);
    expect(await settleAndPayAgain(await inOtherBrowser(sale), 0)).toBe('paid');
  },
);

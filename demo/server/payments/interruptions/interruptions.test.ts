import { expect, test } from 'vitest';
import { openInterrupted, server } from './server/open-interrupted.ts';
import { MESSAGE_SCRIPTS } from './message-scripts.ts';
import { OUTAGE_SCRIPTS } from './outage-scripts.ts';
import { beginSale, COLUMNS, type Column, type Sale } from './sale.ts';
import { nothingHappens, type Script } from './script.ts';
import { settleAndPayAgain } from './settle-and-pay-again.ts';
import { VISITOR_SCRIPTS } from './visitor-scripts.ts';

const SCRIPTS = [...VISITOR_SCRIPTS, ...MESSAGE_SCRIPTS, ...OUTAGE_SCRIPTS];

openInterrupted();

async function refuted({ refute }: Script, sale: Sale): Promise<1> {
  if (refute === undefined) throw new Error('Nothing shows that there is no such moment.');
  await refute(sale);
  return 1;
}

const cells = SCRIPTS.flatMap((script) =>
  COLUMNS.map((column): [string, string, Script, Column] => [script.name, column.provider, script, column]),
);

test.each(cells)(
  '%s with %s ends in one truth, and is paid once',
  async (_name, _provider, script, column) => {
    const sale = await beginSale(server, column, {
      goods: column.sells,
      ...(script.hasVoucher === false && { hasVoucher: false }),
    });
    const isMissing = script.missing?.[column.kind] !== undefined;
    const sold = await (isMissing ? refuted(script, sale) : script.play(sale, nothingHappens));
    expect(await settleAndPayAgain(sale, sold)).toBe('paid');
  },
);

test('twelve interruptions are tried with six providers, and each that one cannot have says why', () => {
  expect([SCRIPTS.length, COLUMNS.length, cells.length]).toEqual([12, 6, 72]);
  const missing = cells.filter(([, , script, { kind }]) => script.missing?.[kind] !== undefined);
  expect(new Set(missing.map(([, provider]) => provider))).toEqual(new Set(['free']));
  expect(missing.map(([name]) => name)).toEqual([
    'Back',
    'late notification',
    'duplicate notification',
    'forged notification',
    'out-of-order notifications',
    '3-D Secure declined',
    'provider down',
    'server killed between capture and order',
  ]);
});

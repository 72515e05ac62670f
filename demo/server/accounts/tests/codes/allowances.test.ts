import { expect, test } from 'vitest';
import { later, openSalons, salon, server } from '../../../testing/open-salons.ts';
import { spendAllowance } from '../../allowances.ts';

const MINUTE = 60_000;
const FALLBACK = { subject: 'link', limit: 1, window: 10 * MINUTE };
const CODES = { subject: 'code', limit: 1, window: 5 * MINUTE };
const SILENT = { subject: 'account', limit: 1, window: 5 * MINUTE };

openSalons();

const spend = (fallback = [FALLBACK], silent: (typeof SILENT)[] = []) =>
  spendAllowance(
    server.database.db,
    { companyId: salon, now: server.clock.now() },
    [fallback.length > 0 ? { ...CODES, fallback } : CODES],
    silent,
  );

test('of an allowance that is used up its fallback is spent, without a wait, and then that keeps waiting', async () => {
  expect(await spend()).toEqual({ kind: 'spent', isShort: false });
  expect(await spend()).toEqual({ kind: 'spent', isShort: true });
  later(MINUTE);
  expect(await spend()).toEqual({ kind: 'wait', milliseconds: 9 * MINUTE });
  later(9 * MINUTE);
  expect(await spend()).toEqual({ kind: 'spent', isShort: false });
});

test('one that has no fallback keeps waiting at once, and nothing is spent by that', async () => {
  await spend([]);
  later(MINUTE);
  expect(await spend([])).toEqual({ kind: 'wait', milliseconds: 4 * MINUTE });
  later(4 * MINUTE);
  expect(await spend([])).toEqual({ kind: 'spent', isShort: false });
});

test('a silent one that is used up keeps nobody waiting', async () => {
  const other = { ...CODES, subject: 'other' };
  const now = server.clock.now();
  await spend([FALLBACK], [SILENT]);
  expect(await spendAllowance(server.database.db, { companyId: salon, now }, [other], [SILENT])).toEqual({
    kind: 'spent',
    isShort: true,
  });
});

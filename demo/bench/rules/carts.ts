import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { note } from '../note.ts';

/**
 * Walks through random lives of the booking cart (guest, customer, log-in, log-out, two tabs, reloads, another device, a lost connection)
 * beside a model that cannot lose a line: `node demo/bench/rules/carts.ts [runs]`, 1000 unless said otherwise. Ends with 1 where they differ.
 */
const runs = Number(process.argv[2] ?? 1000);
if (!Number.isInteger(runs) || runs < 1) {
  console.error('The number of runs has to be whole: carts.ts [runs].');
  process.exit(2);
}

const root = join(import.meta.dirname, '../../..');
const begun = performance.now();
const { status, stdout } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--reporter=dot',
    'src/stores/cart/tests/booking-cart.model.test.ts',
  ],
  { cwd: root, encoding: 'utf8', env: { ...process.env, CART_RUNS: String(runs) } },
);
const seconds = ((performance.now() - begun) / 1000).toFixed(0);
if (status !== 0) console.error(stdout);
console.log(
  `${status === 0 ? 'no' : 'a'} lost or doubled line in ${runs} random lives of the cart (${seconds} s)`,
);
note('lives of a cart that lost or doubled a line', status === 0 ? 0 : 1, { most: 0 });
process.exitCode = status === 0 ? 0 : 1;

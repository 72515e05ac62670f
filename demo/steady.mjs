import { withBundle } from './setup/bundle.mjs';
import { withHeadlessChromium } from './setup/browsers/chromium.mjs';
import { withDependencies } from './setup/dependencies.mjs';
import { main } from './setup/failure.mjs';
import { withRecentNode } from './setup/node-version.mjs';
import { withFirstPictures } from './setup/pictures.mjs';
import { withPostgres } from './setup/server/postgres.mjs';
import { concludeRounds, runRounds } from './setup/runs/rounds.mjs';
import { leftToTheOther } from './setup/runs/server-tests.mjs';
import { kindsOf } from './setup/runs/test-kinds.mjs';

/** How often each kind of tests has to pass in a row. */
const ROUNDS = { elements: 5, journeys: 5, unit: 3, postgres: 3 };

/**
 * Runs the tests again and again beside two busy loops, as on a machine that does other things as well, and names each that
 * failed in any round: `node demo/steady.mjs`, which takes hours, or `node demo/steady.mjs journeys orders`.
 */
await main(async () => {
  const parameters = process.argv.slice(2);
  const { kinds, names } = kindsOf(parameters.length > 0 ? parameters : Object.keys(ROUNDS));
  await withRecentNode();
  await withDependencies();
  if (kinds.some((kind) => kind.needsChromium)) process.env.CHROMIUM = await withHeadlessChromium();
  if (kinds.some((kind) => kind.needsBundle)) await withBundle();
  if (kinds.some((kind) => kind.needsPictures)) await withFirstPictures();
  const hasPostgres = kinds.some((kind) => kind.needsPostgres) && (await withPostgres());
  const left = leftToTheOther({
    isOnBoth: hasPostgres && kinds.some(({ name }) => name === 'unit'),
    isTwice: false,
  });
  const lackOf = (kind) => (kind.needsPostgres && !hasPostgres ? 'no PostgreSQL server is installed' : null);
  const results = await runRounds(kinds, { rounds: ROUNDS, names, left, lackOf });
  process.exitCode = concludeRounds(results) ? 0 : 1;
});

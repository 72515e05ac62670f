import { CHECKS } from './check/checks.mjs';
import { withBundle } from './setup/bundle.mjs';
import { withHeadlessChromium } from './setup/browsers/chromium.mjs';
import { withDependencies } from './setup/dependencies.mjs';
import { hasEngines } from './setup/browsers/engines.mjs';
import { main } from './setup/failure.mjs';
import { withRecentNode } from './setup/node-version.mjs';
import { withFirstPictures } from './setup/pictures.mjs';
import { withPostgres } from './setup/server/postgres.mjs';
import { runChecks } from './setup/runs/run-checks.mjs';
import { runKinds } from './setup/runs/run-kinds.mjs';
import { leftToTheOther } from './setup/runs/server-tests.mjs';
import { bold, dim, green, red, say, seconds, step } from './setup/steps.mjs';
import { kindsOf } from './setup/runs/test-kinds.mjs';
import { withTextTypes } from './setup/text-types.mjs';

const begun = Date.now();

await main(async () => {
  const { kinds, names, isEverything, isTwice } = kindsOf(process.argv.slice(2));
  await withRecentNode();
  await withDependencies();
  await withTextTypes();
  if (kinds.some((kind) => kind.needsChromium)) process.env.CHROMIUM = await withHeadlessChromium();
  if (isEverything || kinds.some((kind) => kind.needsBundle)) await withBundle();

  if (kinds.some((kind) => kind.needsPictures)) await step('Resizing pictures', withFirstPictures);
  if (kinds.some((kind) => kind.needsSeed)) {
    const { keptSeed } = await import('./setup/cache/seeded-folder.ts');
    await step('Seeding the demo companies', keptSeed);
  }

  const hasPostgres = kinds.some((kind) => kind.needsPostgres) && (await withPostgres());
  const isOnBoth = hasPostgres && kinds.some((kind) => kind.name === 'unit');
  const left = leftToTheOther({ isOnBoth, isTwice });

  if (left.onEmbedded.length > 0) {
    say(dim(`${left.onEmbedded.length} files of server tests are run on PostgreSQL alone.`));
  }
  const results = isEverything ? [await checked()] : [];
  results.push(...(await runKinds(kinds, { names, left, lackOf: (kind) => lackOf(kind, { hasPostgres }) })));
  process.exitCode = conclude(results) ? 0 : 1;
});

/** What a kind of tests needs and the machine does not have. */
function lackOf(kind, { hasPostgres }) {
  if (kind.needsPostgres && !hasPostgres) {
    return 'no PostgreSQL server is installed under /usr/lib/postgresql (apt-get install postgresql)';
  }
  if (kind.needsEngines && !hasEngines()) {
    return 'Firefox or WebKit is not installed (apt-get install firefox-esr webkit2gtk-driver xvfb)';
  }
  return null;
}

async function checked() {
  say(`\n${bold('checks')}`);
  const started = Date.now();
  const failed = await runChecks(CHECKS);
  const failures = failed.map((title) => ({ test: title, reason: '' }));
  return { title: 'checks', passed: 0, failures, late: [], slowest: [], took: Date.now() - started };
}

/** Shows what each kind of tests gave, each test that failed or needed a second try, and what took longest; the last line sums them up. */
function conclude(results) {
  say();
  for (const { title, passed, failures, late, slowest, took } of results) {
    const failed = failures.length;
    const counts = title === 'checks' ? '' : `${passed} passed, `;
    say(`${failed ? red('✗') : green('✓')} ${title}: ${counts}${failed} failed ${dim(seconds(took))}`);
    for (const { test, reason } of failures) {
      say(`  ${red(test)}`);
      if (reason) say(`    ${reason}`);
    }
    for (const { test, reason } of late) say(`  ${bold('at a second try:')} ${test}: ${reason}`);
    for (const { name, took: time } of slowest) say(dim(`  ${seconds(time).padStart(7)}  ${name}`));
  }
  say(dim(`  ${seconds(Date.now() - begun)} in all`));
  const total = (of) => results.reduce((sum, result) => sum + of(result), 0);
  const failed = total(({ failures }) => failures.length);
  say(`\n${total(({ passed }) => passed)} passed, ${failed} failed`);
  return failed === 0;
}

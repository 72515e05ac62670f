import { checksOf } from './check/checks.mjs';
import { withBundle } from './setup/bundle.mjs';
import { withDependencies } from './setup/dependencies.mjs';
import { main } from './setup/failure.mjs';
import { withRecentNode } from './setup/node-version.mjs';
import { runChecks } from './setup/runs/run-checks.mjs';
import { withTextTypes } from './setup/text-types.mjs';

await main(async () => {
  await withRecentNode();
  await withDependencies();
  await withTextTypes();
  // The budgets are of what the sources make now, not of what was built last.
  await withBundle();
  const failed = await runChecks(checksOf(process.argv.slice(2)));
  process.exitCode = failed.length ? 1 : 0;
});

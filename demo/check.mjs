import { checks } from './check/checks.mjs';
import { withDependencies } from './setup/dependencies.mjs';
import { main } from './setup/failure.mjs';
import { withRecentNode } from './setup/node-version.mjs';
import { runChecks } from './setup/run-checks.mjs';

await main(async () => {
  await withRecentNode();
  await withDependencies();
  const failed = await runChecks(checks());
  process.exitCode = failed.length ? 1 : 0;
});

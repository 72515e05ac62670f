import { existsSync } from 'node:fs';
import { withBundle } from './setup/bundle.mjs';
import { withChromium } from './setup/browsers/chromium.mjs';
import { withDependencies } from './setup/dependencies.mjs';
import { Failure, main } from './setup/failure.mjs';
import { withRecentNode } from './setup/node-version.mjs';
import { inRoot, root } from './setup/paths.mjs';
import { withFirstPictures } from './setup/pictures.mjs';
import { isPortFree, run } from './setup/processes.mjs';
import { portOf, startServer } from './setup/server/server.mjs';
import { step } from './setup/steps.mjs';

/** What a benchmark finds ready besides Node and the packages. */
const needs = {
  'attacks/draft-leaks': ['bundle'],
  'pages/interactions': ['chromium', 'site'],
  'pages/layouts/run': ['chromium', 'bundle'],
  'pages/lighthouse': ['chromium', 'site'],
  'pages/page-weight': ['chromium', 'site'],
  'load/rendering': ['bundle'],
  'pages/random-journeys': ['chromium', 'bundle'],
  'pages/random-sessions': ['chromium', 'bundle'],
  'pages/routes': ['chromium', 'bundle'],
  'preview/live-changes': ['chromium', 'bundle'],
  'peers/run': ['chromium', 'site'],
  'pages/scale-first-screen': ['chromium', 'bundle'],
  'pages/many-products': ['chromium', 'bundle'],
};

/** Runs one benchmark: `node demo/bench.mjs pages/page-weight`. What follows the name is the benchmark's own. */
await main(async () => {
  const [name = '', ...parameters] = process.argv.slice(2);
  const script = inRoot('demo/bench', `${name}.ts`);
  if (!existsSync(script)) throw new Failure(`There is no benchmark '${name}' in demo/bench.`);
  const wanted = needs[name] ?? [];
  await withRecentNode();
  await withDependencies();
  if (wanted.includes('chromium')) process.env.CHROMIUM = await withChromium();
  if (wanted.includes('bundle')) await withBundle();
  const server = wanted.includes('site') && (await withSite(portOf(process.env.PORT)));
  const { code } = await run(process.execPath, [script, ...parameters], { cwd: root, show: true });
  if (server) {
    server.stop();
    await server.ended;
  }
  process.exitCode = code ?? 1;
});

/** The demo that is served on a port, or one that is started for the benchmark. */
async function withSite(port) {
  if (!(await isPortFree(port))) return null;
  await withBundle();
  // Before the page is measured, so that nothing else keeps the processor busy.
  await step('Resizing pictures', withFirstPictures);
  return step('Starting the back end', () => startServer(port, () => undefined));
}

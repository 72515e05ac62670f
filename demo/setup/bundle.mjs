import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Failure } from './failure.mjs';
import { inRoot, root } from './paths.mjs';
import { run } from './processes.mjs';
import { step } from './steps.mjs';

/** What the bundle was built from. It lies with it, so that it goes where something else builds there. */
const stamp = inRoot('dist/.vite/sources');
const sources = [
  'src',
  'widgets',
  'locales',
  'demo/build',
  'demo/server/render/engine',
  'package-lock.json',
  'package.json',
  'vite.config.ts',
];

/** Builds `dist` and `dist-server` when it is missing or its sources changed since. */
export async function withBundle() {
  const { sourceHash } = await import('./cache/source-hash.ts');
  const hash = sourceHash(sources);
  const isFresh =
    existsSync(inRoot('dist/vitrine.js')) &&
    existsSync(inRoot('dist-server/render-element.js')) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === hash;
  if (isFresh) return;
  await step('Building the elements', async () => {
    const vite = inRoot('node_modules/vite/bin/vite.js');
    const builds = [[], ['--config', 'demo/build/render/renderer.config.ts']].map((options) =>
      run(process.execPath, [vite, 'build', '--logLevel', 'warn', ...options], { cwd: root }),
    );
    for (const { code, output } of await Promise.all(builds)) {
      if (code !== 0)
        throw new Failure('The elements could not be built: the lines above say where.', output);
    }
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, hash);
  });
}

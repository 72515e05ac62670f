import { existsSync, readFileSync } from 'node:fs';
import { Failure } from './failure.mjs';
import { inRoot } from './paths.mjs';
import { npmCommand, run } from './processes.mjs';
import { step } from './steps.mjs';

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * Whether what npm says it installed is what the lock file asks for. A package for another platform is not installed
 * and not missed.
 */
export function isInstalled(locked, installed) {
  return Object.entries(locked).every(([path, wanted]) => {
    if (path === '' || wanted.link) return true;
    const has = installed[path];
    return has ? has.version === wanted.version : Boolean(wanted.optional || wanted.devOptional);
  });
}

/** Installs the locked dependencies when they are missing or another lock file's. */
export async function withDependencies() {
  const record = inRoot('node_modules/.package-lock.json');
  const isFirst = !existsSync(record);
  if (!isFirst && isInstalled(packagesOf(inRoot('package-lock.json')), packagesOf(record))) return;
  const why = isFirst ? 'a minute or two the first time' : 'they changed';
  await step(`Installing dependencies (${why})`, async () => {
    const npm = npmCommand();
    const wish = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--include=dev'];
    const { code, output } = await run(npm.command, [...npm.before, ...wish], { cwd: inRoot() });
    if (code !== 0) throw new Failure(reasonOf(code, output), output);
  });
}

/** Says in one sentence why npm could not install. */
export function reasonOf(code, output) {
  if (code === null) return 'npm could not be run: install Node 24 from nodejs.org, which brings it.';
  if (/ENOSPC/.test(output)) return 'The disk is full: the dependencies need about 1 GB.';
  if (/EACCES|EPERM|EROFS/.test(output)) return 'The project folder cannot be written to: check who owns it.';
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT/.test(output)) {
    return 'The npm registry cannot be reached: check the network (or the proxy), then try again.';
  }
  return 'The dependencies could not be installed: the lines above are the last of what npm said.';
}

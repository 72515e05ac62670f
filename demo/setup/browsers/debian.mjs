import { existsSync } from 'node:fs';
import { Failure } from '../failure.mjs';
import { run } from '../processes.mjs';
import { step } from '../steps.mjs';

/** Installs packages of the distribution, as root on Debian and its like; false elsewhere and where it did not work. */
export async function installedFromDebian(title, packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  return step(title, async () => {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { env });
    const { code, output } = await run(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', ...packages],
      { env },
    );
    if (code !== 0) throw new Failure(title, output);
    return true;
  }).catch(() => false);
}

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installedFromDebian } from '../browsers/debian.mjs';

const home = '/usr/lib/postgresql';

const hasPostgres = () =>
  existsSync(home) && readdirSync(home).some((version) => existsSync(join(home, version, 'bin/initdb')));

/** Whether a PostgreSQL server is there to test on, fetched from Debian (as root) when it was not. */
export async function withPostgres() {
  if (hasPostgres()) return true;
  return (
    (await installedFromDebian('Installing PostgreSQL (Debian package)', ['postgresql'])) && hasPostgres()
  );
}

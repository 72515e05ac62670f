import { join } from 'node:path';
import { findFirefox } from '../setup/browsers/engines.mjs';
import { seededFolder } from '../setup/cache/seeded-folder.ts';
import { freePort } from '../setup/processes.mjs';
import { startServer } from '../setup/server/server.mjs';

/** A system of its own for the journeys, on a free port and in a data folder of its own, and where its visitors' browsers are. */
export async function setup({ provide }) {
  const { DATA_DIR = '.data', PICTURES_DIR = join(DATA_DIR, 'pictures') } = process.env;
  Object.assign(process.env, { PICTURES_DIR, DATA_DIR: await seededFolder('engines') });
  const port = await freePort();
  const { stop, ended } = await startServer(port, () => {});
  provide('settings', { port, firefox: findFirefox() });
  return async () => {
    stop();
    await ended;
  };
}

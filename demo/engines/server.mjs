import { join } from 'node:path';
import { findFirefox } from '../setup/engines.mjs';
import { freePort } from '../setup/processes.mjs';
import { startServer } from '../setup/server.mjs';
import { throwawayFolder } from '../setup/throwaway-folder.ts';

/** A system of its own for the journeys, on a free port and in an empty data folder, and where its visitors' browsers are. */
export async function setup({ provide }) {
  const { DATA_DIR = '.data', PICTURES_DIR = join(DATA_DIR, 'pictures') } = process.env;
  Object.assign(process.env, { PICTURES_DIR, DATA_DIR: throwawayFolder('engines') });
  const [port, driverPort] = [await freePort(), await freePort()];
  const { stop, ended } = await startServer(port, () => {});
  provide('settings', { port, driverPort, firefox: findFirefox() });
  return async () => {
    stop();
    await ended;
  };
}

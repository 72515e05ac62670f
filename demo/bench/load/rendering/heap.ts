import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { STORE_UNMOUNT_DELAY } from 'nanostores';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/**
 * Bytes that are left after what is not needed any more has been collected: the stores of a page are let go of one after the other, each
 * a second after the last one who listened.
 */
export async function heapLeft(): Promise<number> {
  await pause(4 * STORE_UNMOUNT_DELAY);
  for (let round = 0; round < 3; round += 1) {
    collect();
    await pause(50);
  }
  return process.memoryUsage().heapUsed;
}

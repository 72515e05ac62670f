import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Bytes that are left after what is not needed any more has been collected. */
export async function heapLeft(): Promise<number> {
  for (let round = 0; round < 3; round += 1) {
    collect();
    await new Promise((done) => setTimeout(done, 50));
  }
  return process.memoryUsage().heapUsed;
}

import { root } from '../paths.mjs';
import { run } from '../processes.mjs';
import { dim, green, red, say, seconds } from '../steps.mjs';

/** Runs checks two at a time, shows what a failing one says, and returns the titles of those that failed. */
export async function runChecks(checks, width = 2) {
  const waiting = [...checks];
  const failed = [];
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const started = Date.now();
      const { code, output } = await run(process.execPath, check.parameters, { cwd: root });
      const time = dim(seconds(Date.now() - started));
      say(`${code === 0 ? green('✓') : red('✗')} ${check.title} ${time}`);
      if (code === 0) continue;
      failed.push(check.title);
      say(output.trimEnd());
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  return failed;
}

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format } from 'prettier';
import { goneFaults } from './gone-names.ts';
import { namesNow, RELEASED } from './names-now.ts';

/** Notes the names that are there as those of the release, for the next one to be compared with. */
const root = fileURLToPath(new URL('../../..', import.meta.url));
const file = join(root, RELEASED);
const { now, released, sections } = namesNow(root);
const faults = goneFaults(released, now, sections);
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
} else {
  writeFileSync(file, await format(JSON.stringify(now), { parser: 'json', printWidth: 110 }));
}

import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readFeatures } from '../build/features.ts';
import { refusalOf } from './refusals.ts';
import { withFeature } from './registry-lines.ts';
import { screenName } from './screen-name.ts';
import { filesOf } from './skeleton.ts';

const root = join(import.meta.dirname, '../..');
const registry = join(root, 'src/registry.ts');

/** Writes a screen that shows something and passes every check, puts it into the registry, and what follows from both. */
async function writeScreen(kebab: string): Promise<void> {
  const name = screenName(kebab);
  const files = await filesOf(name, root);
  const listed = withFeature(readFileSync(registry, 'utf8'), name);
  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text, { flag: 'wx' });
    console.log(path);
  }
  writeFileSync(registry, listed);
  console.log('src/registry.ts: two lines more');
  for (const script of ['texts/write-text-types.ts', 'manifest/write-manifest.ts']) {
    execFileSync(process.execPath, [join(root, 'demo/build', script)], { cwd: root, stdio: 'inherit' });
  }
  console.log(`custom-elements.json: vitrine-${kebab}

Next: put what it decides in place of src/domain/${kebab}, what it shows in place of widgets/${kebab},
then npm run check and npm test -- elements widgets/${kebab}. npm start shows it at /${kebab}; no menu leads there yet.`);
}

// npm run new -- screen NAME
const asked = process.argv.slice(2);
const refusal = refusalOf(asked, root, await readFeatures(root));
if (refusal !== null) {
  console.error(refusal);
  process.exitCode = 1;
} else {
  await writeScreen(asked[1] ?? '');
}

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { readFeatures } from '../features.ts';
import { readDocumented } from './form-docs.ts';
import { packageEntries } from '../npm/package-entries.ts';
import { packageExports } from '../npm/package-exports.ts';
import { vsCodeData, webTypes } from './editor-data.ts';
import { elementPages } from './element-pages.ts';
import { elementTypes } from './element-types.ts';
import { manifestOf } from './elements-manifest.ts';

/** Writes what follows from the elements; with `--check` says whether it is up to date, by the exit code. */
const root = fileURLToPath(new URL('../../..', import.meta.url));
const features = await readFeatures(root);
const elements = await readDocumented(root, features);
const source = (path: string) => readFileSync(join(root, path), 'utf8');
const description: { version: string; exports: object } = JSON.parse(source('package.json'));
const exports = packageExports(packageEntries(root, features, elements));

// A line for each attribute, property, event or part, so that a change of it is a change of one line.
const manifest = await format(JSON.stringify(manifestOf(elements)), { parser: 'json', printWidth: 600 });

/** What editors read, and nobody else: a line for each element. */
function dense(data: object): string {
  const starts = elements.map(({ definition: { tag } }) => `{"name":"${tag}"`);
  return `${starts.reduce((text, start) => text.replace(start, `\n${start}`), JSON.stringify(data))}\n`;
}

const style = await resolveConfig(join(root, 'docs/embed.md'));

const files: Readonly<Record<string, string>> = {
  'custom-elements.json': manifest,
  'package.json': `${JSON.stringify({ ...description, exports }, null, 2)}\n`,
  'src/types/vscode.html-custom-data.json': dense(vsCodeData(elements)),
  'src/types/web-types.json': dense(webTypes(elements, description.version)),
  'src/types/elements.d.ts': elementTypes(elements, source('src/stores/widget-events.ts')),
};
const pages = Object.entries(elementPages(elements)).map(
  async ([path, text]) =>
    [path, path.endsWith('.md') ? await format(text, { ...style, parser: 'markdown' }) : text] as const,
);

/** All files of this folder are written here: one of an element that went goes too. */
const PAGES = 'docs/elements';
const wanted = new Map([...Object.entries(files), ...(await Promise.all(pages))]);
const stale = readdirSync(join(root, PAGES)).map((name) => `${PAGES}/${name}`);
for (const path of new Set([...wanted.keys(), ...stale])) {
  const file = join(root, path);
  const text = wanted.get(path);
  if (text !== undefined && existsSync(file) && readFileSync(file, 'utf8') === text) continue;
  if (process.argv.includes('--check')) {
    console.error(`${path} is not what the elements say: run \`npm run manifest\`.`);
    process.exitCode = 1;
  } else if (text === undefined) {
    rmSync(file);
  } else {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

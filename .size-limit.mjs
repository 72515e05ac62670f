import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { elementFeatures, readFeatures } from './demo/build/features.ts';

const dist = join(import.meta.dirname, 'dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));

/** The files that a chunk needs before it can run, its own with them. */
function chunksOf(source, found = new Set()) {
  const chunk = manifest[source];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const name of chunk.imports ?? []) chunksOf(name, found);
  return found;
}

const texts = readdirSync(dist).find((name) => name.startsWith('t-'));

/** What a page with one element downloads of ours before its first screen: loader, code and one language's texts. */
function page({ name: element, texts: [namespace] }) {
  const entry = manifest['src/loader.ts'].dynamicImports.find((name) => manifest[name].name === element);
  if (!entry) throw new Error(`The loader imports no chunk for vitrine-${element}.`);
  const chunks = chunksOf(entry);
  return ['vitrine.js', ...chunks, `${texts}/fr-${namespace}.js`].map((file) => join('dist', file));
}

/**
 * Budgets in compressed bytes, as a browser gets them. They shrink, but by what a feature adds to every page; a figure in design is never
 * raised to pass. The loader's was raised from 2 kB when it came to hold something else: the placeholder classes of all elements, and the space that each keeps free.
 * Another element adds about 65 bytes to it: it has to leave room for one.
 */
export default [
  { name: 'loader', path: 'dist/vitrine.js', limit: '3 kB', gzip: true },
  ...elementFeatures(await readFeatures(import.meta.dirname)).map((feature) => ({
    name: `a page with vitrine-${feature.name}`,
    path: page(feature),
    limit: `${feature.element.budget} kB`,
    gzip: true,
  })),
];

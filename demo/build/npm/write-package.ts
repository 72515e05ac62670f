import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { elementFeatures, readElements, readFeatures, textsOf } from '../features.ts';
import { writeApiTypes } from '../open-api/write-api-types.ts';
import { compressChunks } from '../output/compress-chunks.ts';
import { OLDEST_BROWSERS, productPlugins } from '../product-plugins.ts';
import { importedTexts } from '../texts/feature-texts.ts';
import { createNeededByAll } from './needed-by-all.ts';
import { PACKAGE_FOLDER, packageEntries } from './package-entries.ts';
import { entryId, entryModules, importedOnServers, placelessLoader } from './package-plugins.ts';

/** Writes what the npm package has besides tracked files: its modules, their types, the types of the back end's calls. */
process.env.NODE_ENV = 'production';
const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');
const out = join(root, PACKAGE_FOLDER);
const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const features = await readFeatures(root);
const elements = await readElements(root, features);
const names = new Set(elementFeatures(features).map(({ name }) => name));
const entries = packageEntries(root, features, elements);
const loader = join(root, 'src/loader.ts');
const core = createNeededByAll(entries.filter(({ subpath }) => names.has(subpath)));

await build({
  configFile: false,
  root,
  base: './',
  publicDir: false,
  logLevel: 'warn',
  plugins: [
    productPlugins(root, features),
    entryModules(entries),
    core.plugin,
    importedOnServers(),
    placelessLoader(loader),
    importedTexts(join(root, 'locales'), textsOf(features)),
    compressChunks(),
  ],
  define: { __VITRINE_VERSION__: JSON.stringify(version) },
  build: {
    outDir: out,
    emptyOutDir: true,
    target: OLDEST_BROWSERS,
    assetsInlineLimit: 0,
    modulePreload: false,
    reportCompressedSize: false,
    license: { fileName: 'licenses.md' },
    rolldownOptions: {
      input: { vitrine: loader, ...Object.fromEntries(entries.map((entry) => [entry.name, entryId(entry)])) },
      preserveEntrySignatures: 'strict',
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'c/[name]-[hash].js',
        assetFileNames: 'a/[name]-[hash][extname]',
        // What every element needs is one file: many small ones compress badly.
        codeSplitting: { groups: [{ name: 'core', test: (id) => core.isNeededByAll(id) }] },
      },
    },
  },
});

for (const { name, types } of entries) {
  const file = join(out, `${name}.d.ts`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, types);
}
writeApiTypes(join(out, 'api.d.ts'));

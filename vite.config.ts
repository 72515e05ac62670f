import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { chunkNames, EARLY_SCREEN } from './demo/build/chunks.ts';
import { loadedModule } from './demo/build/elements-view.ts';
import { featureTexts, textsFolder } from './demo/build/texts/feature-texts.ts';
import { elementFeatures, readFeatures, textsOf } from './demo/build/features.ts';
import { compileHint } from './demo/build/output/compile-hint.ts';
import { compressChunks } from './demo/build/output/compress-chunks.ts';
import { loneLoader } from './demo/build/output/lone-loader.ts';
import { OLDEST_BROWSERS, productPlugins } from './demo/build/product-plugins.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const { version }: { version: string } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
const root = at('.').replace(/\/$/, '');
const features = await readFeatures(root);
const namespaces = textsOf(features);
const texts = textsFolder(at('locales'), namespaces, version);
const elements = elementFeatures(features).map((feature) => ({
  name: feature.name,
  module: loadedModule(root, feature),
  chunks: feature.element.chunks,
}));

/**
 * The bundle that host pages load: `vitrine.js` and what it shows first screens by without a hash, which pages name and which are
 * asked for anew, and chunks with one, to be kept for ever. Addresses are relative, so that it runs from wherever it is put.
 */
export default defineConfig({
  base: './',
  publicDir: false,
  plugins: [
    productPlugins(root, features),
    loneLoader(at('src/loader.ts')),
    featureTexts(at('locales'), namespaces, texts),
    compressChunks(),
  ],
  define: { __VITRINE_VERSION__: JSON.stringify(version) },
  build: {
    target: OLDEST_BROWSERS,
    manifest: true,
    license: { fileName: 'licenses.md' },
    assetsInlineLimit: 0,
    modulePreload: false,
    reportCompressedSize: true,
    rolldownOptions: {
      input: { vitrine: at('src/loader.ts'), 'data-layer': at('src/data-layer/script.ts') },
      preserveEntrySignatures: 'allow-extension',
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: ({ name }) => (name === EARLY_SCREEN ? '[name].js' : 'c/[name]-[hash:7].js'),
        // The loader names chunks: lower case and digits are fewer bytes, compressed.
        hashCharacters: 'base36',
        assetFileNames: 'a/[name]-[hash][extname]',
        postBanner: compileHint,
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkNames(elements) }] },
      },
    },
  },
});

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkNames } from './demo/build/chunks.ts';
import { elementsView, loadedModule } from './demo/build/elements-view.ts';
import { featureTexts, textsFolder } from './demo/build/texts/feature-texts.ts';
import { elementFeatures, readFeatures, textsOf } from './demo/build/features.ts';
import { i18nextAsUsed } from './demo/build/packages/i18next-as-used.ts';
import { inlineRuntime } from './demo/build/inline-runtime.ts';
import { leafletForStrictPages } from './demo/build/packages/leaflet-for-strict-pages.ts';
import { loneLoader } from './demo/build/lone-loader.ts';
import { noSchemas } from './demo/build/packages/no-schemas.ts';
import { pagesOfFeatures } from './demo/build/pages-of-features.ts';
import { readyRulesPlugin } from './demo/build/rules/ready-rules.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const { version } = JSON.parse(readFileSync(at('package.json'), 'utf8')) as { version: string };
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
 * The bundle that host pages load: `vitrine.js` without a hash, to be asked for anew, and chunks with one, to be kept
 * for ever. Addresses are relative, so that it runs from wherever it is put.
 */
export default defineConfig({
  base: './',
  publicDir: false,
  plugins: [
    inlineRuntime(),
    elementsView(root, features),
    pagesOfFeatures(),
    loneLoader(at('src/loader.ts')),
    noSchemas(),
    leafletForStrictPages(),
    i18nextAsUsed(),
    readyRulesPlugin(root),
    featureTexts(at('locales'), namespaces, texts),
    react(),
  ],
  define: { __VITRINE_VERSION__: JSON.stringify(version), __VITRINE_TEXTS__: JSON.stringify(texts) },
  build: {
    // The oldest browsers of the README.
    target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: false,
    reportCompressedSize: true,
    rolldownOptions: {
      input: { vitrine: at('src/loader.ts') },
      preserveEntrySignatures: 'allow-extension',
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'c/[name]-[hash].js',
        assetFileNames: 'a/[name]-[hash][extname]',
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkNames(elements) }] },
      },
    },
  },
});

import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  cacheDir: 'node_modules/.cache/vitest',
  test: {
    environment: 'node',
    include: ['{src,widgets,demo}/**/*.test.{ts,tsx,mjs}'],
    exclude: ['**/*.browser.test.*', '**/node_modules/**', 'dist/**', '.tools/**', '.data/**'],
    globalSetup: ['demo/server/testing/databases/throwaway-cluster.ts'],
    // For what never ends alone: a slow machine fails no test.
    testTimeout: 90_000,
    hookTimeout: 180_000,
    restoreMocks: true,
    unstubGlobals: true,
    // Files share their worker's modules: no test replaces one, and loading them anew for each file takes long.
    isolate: false,
    // The class engine as it ships: its development build warns of each word that is no class name, and the bundle's build
    // feeds it every word of the sources to find those that are.
    alias: { '@twind/core': fileURLToPath(new URL('node_modules/@twind/core/core.js', import.meta.url)) },
    server: { deps: { inline: [/@twind\//] } },
    // Two cores: an embedded database per worker is what fills the memory, not the rules.
    maxWorkers: 2,
  },
});

import { defineConfig } from 'vitest/config';

export default defineConfig({
  cacheDir: 'node_modules/.cache/vitest',
  // Packages as they ship, as in the bundle. The class engine's development build warns of each word that is no class name,
  // and telling those apart is what the bundle's build feeds it every word for.
  ssr: { resolve: { conditions: ['module', 'node'] } },
  test: {
    environment: 'node',
    include: ['{src,widgets,demo}/**/*.test.{ts,tsx,mjs}'],
    exclude: ['**/*.browser.test.*', '**/node_modules/**', 'dist/**', '.tools/**', '.data/**'],
    globalSetup: ['demo/server/testing/throwaway-cluster.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
    // Files share their worker's modules: no test replaces one, and loading them anew for each file takes long.
    isolate: false,
    // Two cores: an embedded database per worker is what fills the memory, not the rules.
    maxWorkers: 2,
  },
});

import { defineConfig } from 'vitest/config';

export default defineConfig({
  cacheDir: 'node_modules/.cache/vitest',
  test: {
    environment: 'node',
    include: ['{src,widgets,demo}/**/*.test.{ts,tsx,mjs}'],
    exclude: ['**/*.browser.test.*', '**/node_modules/**', 'dist/**', '.tools/**', '.data/**'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
    // Two cores: an embedded database per worker is what fills the memory, not the rules.
    maxWorkers: 2,
  },
});

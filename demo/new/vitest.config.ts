import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** What takes a whole tree and some minutes. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  cacheDir: 'node_modules/.cache/vitest-new',
  test: {
    environment: 'node',
    include: ['demo/new/*.proof.ts'],
    // Each step stands on the one before.
    bail: 1,
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
});

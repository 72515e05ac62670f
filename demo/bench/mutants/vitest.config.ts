import { defineConfig } from 'vitest/config';

/** The unit tests that a mutant of a rule, of the wire or of a store may fall by: none that need a database or a browser. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['{src,widgets}/**/*.test.{ts,tsx}'],
    exclude: ['**/*.browser.test.*', '**/node_modules/**'],
    testTimeout: 90_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});

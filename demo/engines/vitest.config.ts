import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** What the salons of the demo offer to both, at different places. */
const projects = [
  { engine: 'firefox', wish: { shop: 'Maison Orée Marais', person: 'Inès' } },
  { engine: 'webkit', wish: { shop: 'Maison Orée Saint-Germain', person: 'Anouk' } },
] as const;

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  cacheDir: 'node_modules/.cache/vitest-engines',
  test: {
    globalSetup: ['demo/engines/server.mjs'],
    maxWorkers: 2,
    projects: projects.map((provide) => ({
      test: {
        name: provide.engine,
        provide,
        environment: 'node',
        include: ['demo/engines/*.journey.ts'],
        testTimeout: 120_000,
        hookTimeout: 30_000,
      },
    })),
  },
});

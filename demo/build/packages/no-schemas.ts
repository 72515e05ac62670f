import type { Plugin } from 'vite';

/** What no chunk may hold: TypeBox, and what describes calls with it. */
const SCHEMAS = /\/node_modules\/typebox\/|\/src\/contract\/.*(\.schemas|-wire|\/every-call)\.ts$/;

/**
 * Fails the build where a schema of the contract gets into the bundle. A client sends from the facts of a call; its schemas
 * stay with the server, since with them TypeBox and every shape would be in each visitor's download.
 */
export function noSchemas(): Plugin {
  return {
    name: 'no-schemas',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const found = Object.entries(chunk.modules).find(([id, { code }]) => code && SCHEMAS.test(id));
        if (found)
          this.error(`${chunk.fileName} holds ${found[0]}: import the facts of a call, or types alone.`);
      }
    },
  };
}

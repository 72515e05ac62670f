import type { Plugin } from 'vite';
import type { PackageEntry } from './package-entries.ts';

const VIRTUAL = 'virtual:package/';

export const entryId = ({ name }: PackageEntry): string => VIRTUAL + name;

/** Gives the bundler the modules that the package offers. */
export function entryModules(entries: readonly PackageEntry[]): Plugin {
  return {
    name: 'package-entries',
    enforce: 'pre',
    resolveId: { filter: { id: /^virtual:package\// }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:package\// },
      handler: (id) => entries.find((entry) => `\0${entryId(entry)}` === id)?.code,
    },
  };
}

/** A module that a server may import too, which has no elements to extend. It renders none of them. */
export function importedOnServers(): Plugin {
  return {
    name: 'imported-on-servers',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$|\/@r2wc\/core\//, code: /\bclass \w+ extends HTMLElement\b/ },
      handler: (code) => ({
        code: code.replace(
          /\b(class \w+) extends HTMLElement\b/g,
          '$1 extends (globalThis.HTMLElement ?? class {})',
        ),
        map: null,
      }),
    },
  };
}

/**
 * Where somebody's bundle is says nothing of where the back end is, and some bundlers write the address of a file in its place:
 * the loader of the package takes the page's own origin, as an element does that no script tag speaks for.
 */
export function placelessLoader(loader: string): Plugin {
  return {
    name: 'placeless-loader',
    enforce: 'pre',
    transform: {
      filter: { id: /\/loader\.ts$/ },
      handler(code, id) {
        if (id !== loader) return null;
        if (!code.includes('import.meta.url')) this.error(`${loader} no longer asks where it is.`);
        return { code: code.replaceAll('import.meta.url', 'location.href'), map: null };
      },
    },
  };
}

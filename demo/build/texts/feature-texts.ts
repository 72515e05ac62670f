import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { standsAlone } from '../output/lone-loader.ts';

const COMMON = 'common';

const VIRTUAL = 'virtual:texts/';
/** The modules of texts, and the one that asks for them. */
const READ = /^\0virtual:texts\/|\/src\/element\/texts\/text-files\.ts(\?|$)/;

/** Folder of the built texts: named after all that they say, so that the loader needs to know one name only. */
export function textsFolder(locales: string, namespaces: readonly string[], version: string): string {
  const hash = createHash('sha256').update(version);
  for (const locale of readdirSync(locales).sort()) {
    for (const namespace of [COMMON, ...namespaces]) hash.update(read(locales, locale, namespace));
  }
  return `t-${hash.digest('hex').slice(0, 8)}`;
}

function read(locales: string, locale: string, feature: string): string {
  return readFileSync(join(locales, locale, `${feature}.json`), 'utf8');
}

/** One file a language and namespace, the common texts in each: a screen's texts are one request. The other files are the server's. */
export function featureTexts(locales: string, namespaces: readonly string[], folder: string): Plugin {
  return {
    name: 'feature-texts',
    enforce: 'pre',
    buildStart() {
      for (const locale of readdirSync(locales)) {
        for (const feature of [COMMON, ...namespaces]) {
          this.emitFile({
            type: 'chunk',
            id: `${VIRTUAL}${locale}/${feature}`,
            fileName: `${folder}/${locale}-${feature}.js`,
            preserveSignature: 'strict',
          });
        }
      }
    },
    ...textModules(locales, (id) => {
      // What stands alone is beside the folder of texts, all other code in a folder of its own.
      const path = `'${standsAlone(id) ? './' : '../'}${folder}/' + locale + '-' + feature + '.js'`;
      return `export const readTextFile = (locale, feature) => import(/* @vite-ignore */ ${path});`;
    }),
  };
}

/** The same files for a bundler that comes later: each is imported by a name that it can read. */
export function importedTexts(locales: string, namespaces: readonly string[]): Plugin {
  const names = readdirSync(locales).flatMap((locale) =>
    [COMMON, ...namespaces].map((feature) => `${locale}/${feature}`),
  );
  const imports = names.map((name) => `'${name}': () => import('${VIRTUAL}${name}')`).join(', ');
  return {
    name: 'imported-texts',
    enforce: 'pre',
    ...textModules(
      locales,
      () => `const files = { ${imports} };
        export const readTextFile = (locale, feature) => files[locale + '/' + feature]();`,
    ),
  };
}

/** Finds and makes the texts of a language and feature, and the module that reads them, of which `reader` is the code. */
function textModules(locales: string, reader: (id: string) => string): Pick<Plugin, 'resolveId' | 'load'> {
  return {
    resolveId: { filter: { id: /^virtual:texts\// }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: READ },
      handler: (id) => (id.startsWith('\0') ? textModule(locales, id) : reader(id)),
    },
  };
}

function textModule(locales: string, id: string): string {
  const [locale = '', feature = ''] = id.slice(VIRTUAL.length + 1).split('/');
  // A namespace is no identifier where its name has dashes.
  return [...new Set([COMMON, feature])]
    .map((name, index) => {
      const tree = JSON.stringify(JSON.parse(read(locales, locale, name)));
      return `const texts${index} = JSON.parse(${JSON.stringify(tree)});
        export { texts${index} as ${JSON.stringify(name)} };`;
    })
    .join('\n');
}

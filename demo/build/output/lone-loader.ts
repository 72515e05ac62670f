import { posix } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { isParts } from '../chunks.ts';

const MARK = '?loader';
/** Of what the entry imports later by a path of its own, whose name follows. */
const LATER = '?later=';
const MARKED = /\?(loader|later=[\w.-]+)$/;

/** Whether a module is the loader's own copy, or of what the loader imports later by a path of its own. */
export const standsAlone = (id: string): boolean => MARKED.test(id);

/**
 * A chunk of fewer characters is not named in the loader, which every page pays for: whoever imports it asks for it. It comes a
 * moment later then, and to few: not what a storefront needs at once.
 */
const WORTH_A_NAME = 5_000;

/** The chunks that a chunk imports, directly or not, itself last. */
function withImports(file: string, bundle: Rolldown.OutputBundle, seen = new Set<string>()): string[] {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || seen.has(file)) return [];
  seen.add(file);
  return [...chunk.imports.flatMap((each) => withImports(each, bundle, seen)), file];
}

const isWorthAName = (chunk: Rolldown.OutputBundle[string] | undefined) =>
  chunk?.type === 'chunk' && (chunk.code.length >= WORTH_A_NAME || isParts(chunk.name));

/**
 * Makes the entry stand alone. It shares no module with the chunks that it loads: they would import it by its plain
 * name, and a page whose script tag has a query would run it twice. And it asks for all the chunks of an element at
 * once, by importing each of them, without adding links to the host page's head. What it imports later by a path of its own
 * stands alone as well.
 */
export function loneLoader(entry: string): Plugin {
  return {
    name: 'lone-loader',
    enforce: 'pre',
    async resolveId(source, importer = '', { kind }) {
      const mark = importer === entry ? MARK : importer.match(MARKED)?.[0];
      if (!mark) return null;
      const found = await this.resolve(source, importer.replace(mark, ''), { skipSelf: true });
      if (!found || found.external) return found;
      if (kind !== 'dynamic-import') return { ...found, id: found.id + mark };
      return importer === entry
        ? { ...found, id: `${found.id}${LATER}${posix.parse(found.id).name}` }
        : found;
    },
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        if (chunk.facadeModuleId === entry && chunk.imports.length > 0) {
          this.error(`The loader imports ${chunk.imports.join(', ')}.`);
        }
        const folder = posix.dirname(chunk.fileName);
        const there = new Set(withImports(chunk.fileName, bundle));
        chunk.code = chunk.code.replace(
          /\bimport\((["'`])(\.\.?\/[^"'`$]+)\1\)/g,
          (all, _quote, path: string) => {
            const own = posix.join(folder, path);
            const files = withImports(own, bundle).filter(
              (file) => !there.has(file) && (file === own || isWorthAName(bundle[file])),
            );
            if (files.length < 2) return all;
            const imports = files.reverse().map((file) => {
              const relative = posix.relative(folder, file);
              return `import(\`${relative.startsWith('.') ? relative : `./${relative}`}\`)`;
            });
            return `Promise.all([${imports.join(',')}]).then(e=>e[0])`;
          },
        );
      }
    },
  };
}

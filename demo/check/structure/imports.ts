import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync } from 'vite';

/** The files that each source file imports when it is loaded, those that lend it types alone included. Paths from the root. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/** Subpaths as `#domain/*` of package.json, by what stands before the star, with the folder that they lead to. */
export type Subpaths = Readonly<Record<string, string>>;

const CODE = /\.(tsx?|mjs|js)$/;

/** `files` and what is read are paths from the root, in which the process runs. */
export function importsOf(files: readonly string[], subpaths: Subpaths): Imports {
  const known = new Set(files);
  return new Map(
    files
      .filter((file) => CODE.test(file))
      .map((file) => {
        const { module } = parseSync(file, readFileSync(file, 'utf8'));
        const named = module.staticImports.map(({ moduleRequest }) => moduleRequest.value);
        return [file, named.map((name) => target(name, file, subpaths)).filter((path) => known.has(path))];
      }),
  );
}

/** Where an import leads; what is no file of ours leads to none that is known. */
function target(name: string, from: string, subpaths: Subpaths): string {
  if (name.startsWith('.')) return posix.join(posix.dirname(from), name);
  const [start, folder] = Object.entries(subpaths).find(([prefix]) => name.startsWith(prefix)) ?? ['', ''];
  return folder + name.slice(start.length);
}

/** The subpaths of package.json's `imports`; those without a star name one file. */
export function subpathsOf(imports: Readonly<Record<string, string>>): Subpaths {
  return Object.fromEntries(
    Object.entries(imports).map(([name, path]) => [name.replace('*', ''), path.slice(2).replace('*', '')]),
  );
}

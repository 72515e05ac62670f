import type { Plugin } from 'vite';
import type { PackageEntry } from './package-entries.ts';
import { entryId } from './package-plugins.ts';

/** Follows what imports what, and says of a module whether each of the entries loads it at once. */
export function createNeededByAll(entries: readonly PackageEntry[]) {
  const imported = new Map<string, readonly string[]>();
  let needed: ReadonlySet<string> | undefined;

  function loadedBy(id: string, found = new Set<string>()): ReadonlySet<string> {
    if (found.has(id)) return found;
    found.add(id);
    for (const next of imported.get(id) ?? []) loadedBy(next, found);
    return found;
  }

  const plugin: Plugin = {
    name: 'needed-by-all',
    moduleParsed({ id, importedIds }) {
      imported.set(id, importedIds);
    },
  };
  return {
    plugin,
    /** Asked once every module has been read. */
    isNeededByAll(id: string): boolean {
      needed ??= entries
        .map((entry) => loadedBy(`\0${entryId(entry)}`))
        .reduce((all, each) => new Set([...all].filter((one) => each.has(one))));
      return needed.has(id);
    },
  };
}

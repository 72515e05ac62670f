import type { Manifest } from 'vite';
import { EARLY_SCREEN } from '../chunks.ts';

const EARLY_SCREEN_FILE = `${EARLY_SCREEN}.js`;

/** The files that a chunk needs before it can run, its own with them, by what the manifest calls it. */
export function filesOf(manifest: Manifest, source: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[source];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const name of chunk.imports ?? []) filesOf(manifest, name, found);
  return found;
}

/** The chunk of an element, as the loader names it. */
export function entryOf(manifest: Manifest, element: string): string {
  const entry = manifest['src/loader.ts']?.dynamicImports?.find((name) => manifest[name]?.name === element);
  if (entry === undefined) throw new Error(`The loader imports no chunk for vitrine-${element}.`);
  return entry;
}

/** What a page with an element may ask for beside the loader, which would ask for it later. Throws where the build has no such file. */
export function filesToPreload(manifest: Manifest, element: string): readonly string[] {
  const isBuilt = Object.values(manifest).some(({ file }) => file === EARLY_SCREEN_FILE);
  if (!isBuilt) throw new Error(`The build has no ${EARLY_SCREEN_FILE}.`);
  return [EARLY_SCREEN_FILE, ...filesOf(manifest, entryOf(manifest, element))];
}

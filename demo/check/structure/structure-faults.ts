import { posix } from 'node:path';
import { circlesOf } from '../../bench/source/circles.ts';
import type { Module } from '../../bench/source/modules.ts';

/** A source file with the files that it imports, for types too. */
export type Imports = Pick<Module, 'file' | 'imports'>;

/** Source files that a folder may hold before it has to split by idea; tests count. */
export const MOST_FILES = 12;

/** What is not yet as it has to be. A list of these may only shrink: what no longer needs its place in it is a fault too. */
export interface Exemptions {
  /** Folders that may hold more files, with how many at most. */
  readonly folders: Readonly<Record<string, number>>;
  /** Files that may import each other in a circle. */
  readonly circles: readonly string[];
}

/** Sentences on folders that hold too many source files, and on files that import each other in a circle. */
export function structureFaults(modules: readonly Imports[], { folders, circles }: Exemptions): string[] {
  return [
    ...folderFaults(
      modules.map(({ file }) => file),
      folders,
    ),
    ...circleFaults(modules, circles),
  ];
}

function folderFaults(files: readonly string[], exempt: Exemptions['folders']): string[] {
  const counts = new Map<string, number>();
  for (const file of files) counts.set(posix.dirname(file), (counts.get(posix.dirname(file)) ?? 0) + 1);
  const full = [...counts]
    .filter(([folder, count]) => count > (exempt[folder] ?? MOST_FILES))
    .map(
      ([folder, count]) => `${folder} holds ${count} source files: split it by idea (${MOST_FILES} at most)`,
    );
  const needless = Object.keys(exempt)
    .filter((folder) => (counts.get(folder) ?? 0) <= MOST_FILES)
    .map((folder) => `${folder} is exempt and need not be: take it off the list`);
  return [...full, ...needless];
}

function circleFaults(modules: readonly Imports[], exempt: Exemptions['circles']): string[] {
  const found = circlesOf(modules);
  const closed = found
    .filter((circle) => circle.some((file) => !exempt.includes(file)))
    .map((circle) => `these import each other in a circle: ${circle.join(', ')}`);
  const inCircles = new Set(found.flat());
  const needless = exempt
    .filter((file) => !inCircles.has(file))
    .map((file) => `${file} is in no circle: take it off the list`);
  return [...closed, ...needless];
}

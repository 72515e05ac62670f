import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseSync } from 'vite';

const ROOMS: Readonly<Record<string, string>> = {
  '#ui/': 'src/ui/',
  '#element/': 'src/element/',
  '#widgets/': 'widgets/',
};

/** Where an import of our own screens leads; null for any other. */
function target(root: string, source: string, file: string): string | null {
  if (source.startsWith('.')) return resolve(dirname(file), source);
  const room = Object.entries(ROOMS).find(([prefix]) => source.startsWith(prefix));
  return room ? join(root, room[1], source.slice(room[0].length)) : null;
}

function importsOf(root: string, file: string): string[] {
  const { module } = parseSync(file, readFileSync(file, 'utf8'));
  const values = module.staticImports.filter(
    ({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType),
  );
  return values.flatMap(({ moduleRequest }) => target(root, moduleRequest.value, file) ?? []);
}

/** The sources of screens that run as soon as some modules do: all that those import for good. */
export function screensOf(root: string, modules: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const todo = [...modules];
  for (let file = todo.pop(); file !== undefined; file = todo.pop()) {
    if (seen.has(file) || !/\.tsx?$/.test(file)) continue;
    seen.add(file);
    todo.push(...importsOf(root, file));
  }
  return seen;
}

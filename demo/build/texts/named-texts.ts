import { posix } from 'node:path';
import { parseSync, Visitor } from 'vite';
import type { Feature } from '#element/feature.ts';
import { textsOf } from '../features.ts';

/** A file of ours, as far as texts depend on it. */
interface Speaker {
  /** Its plain strings, and what templates begin with. */
  readonly strings: readonly string[];
  /** The texts that it has loaded when they are wanted. */
  readonly asked: readonly string[];
  /** The files of ours that run with it or that it loads, from the root. */
  readonly imports: readonly string[];
}

/** Reads a file's syntax. `subpaths` are package.json's `imports`. */
export function speakerOf(file: string, code: string, subpaths: Readonly<Record<string, string>>): Speaker {
  const { program, module } = parseSync(file, code);
  const strings: string[] = [];
  const asked: string[] = [];
  const sources = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && strings.push(value)),
    TemplateLiteral: ({ quasis }) => void strings.push(quasis[0]?.value.raw ?? ''),
    CallExpression({ callee, arguments: given }) {
      const isAsking =
        callee.type === 'MemberExpression'
          ? callee.property.type === 'Identifier' && callee.property.name === 'ensure'
          : callee.type === 'Identifier' && callee.name === 'useSpokenPart';
      if (!isAsking) return;
      const values = given.flatMap((one) => (one.type === 'ArrayExpression' ? one.elements : [one]));
      for (const one of values) {
        if (one?.type === 'Literal' && typeof one.value === 'string') asked.push(one.value);
      }
    },
    ImportExpression: ({ source }) =>
      void (source.type === 'Literal' && typeof source.value === 'string' && sources.push(source.value)),
  }).visit(program);
  return { strings, asked, imports: sources.flatMap((source) => pathOf(source, file, subpaths) ?? []) };
}

function pathOf(source: string, file: string, subpaths: Readonly<Record<string, string>>): string | null {
  if (source.startsWith('.')) return posix.join(posix.dirname(file), source);
  const room = source.slice(0, source.indexOf('/') + 1);
  const path = subpaths[`${room}*`];
  return path === undefined || room === '' ? null : posix.join(path.slice(0, -1), source.slice(room.length));
}

/**
 * Tells the texts that a feature's screens speak, or the parts of others that they show, and that nobody loads with it: neither its
 * `feature.ts` nor a module of those by `ensure` or `useSpokenPart`. `common` comes with every element.
 */
export function unnamedTexts(
  features: readonly Pick<Feature, 'name' | 'texts' | 'pages'>[],
  speakers: ReadonlyMap<string, Speaker>,
  namespaces: readonly string[],
): string[] {
  return features.flatMap((feature) => {
    const { name } = feature;
    const reached = reachedFrom(`widgets/${name}/`, speakers);
    const named = new Set<string>([
      'common',
      ...textsOf([feature]),
      ...reached.flatMap((file) => speakers.get(file)?.asked ?? []),
      // What is part of a module's code needs no loading.
      ...reached.flatMap((file) =>
        (speakers.get(file)?.imports ?? []).map((path) => posix.basename(path, '.json')),
      ),
    ]);
    return namespaces
      .filter((namespace) => !named.has(namespace))
      .flatMap((namespace) => {
        const speaks = (file: string) =>
          speakers.get(file)?.strings.some((text) => text.startsWith(`${namespace}:`));
        const file = reached.find(speaks);
        return file === undefined
          ? []
          : [`widgets/${name}/feature.ts: its texts lack '${namespace}', of which ${file} speaks`];
      });
  });
}

/** Tells the texts that a file asks for when they are wanted, and of which the build makes no file, as no feature names them. */
export function unbuiltTexts(speakers: ReadonlyMap<string, Speaker>, built: readonly string[]): string[] {
  return [...speakers].flatMap(([file, { asked }]) =>
    asked
      .filter((namespace) => namespace !== 'common' && !built.includes(namespace))
      .map((namespace) => `${file}: it asks for '${namespace}', which no feature.ts names`),
  );
}

/** The files of a folder, and those that come with them. */
function reachedFrom(folder: string, speakers: ReadonlyMap<string, Speaker>): readonly string[] {
  const reached = new Set([...speakers.keys()].filter((file) => file.startsWith(folder)));
  // A set tells those that are added on the way as well.
  for (const file of reached) {
    for (const next of speakers.get(file)?.imports ?? []) if (speakers.has(next)) reached.add(next);
  }
  return [...reached];
}

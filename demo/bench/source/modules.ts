import { posix } from 'node:path';
import { parseSync, Visitor } from 'vite';

/** What the figures need to know of a file's syntax. */
export interface Module {
  readonly file: string;
  /** The names that it exports, types too; without those that it passes on. A type and a value of one name are one. */
  readonly names: readonly string[];
  /** The files of ours that it imports, for types too. */
  readonly imports: readonly string[];
  /** Type assertions other than `as const`. */
  readonly casts: number;
  readonly anys: number;
  /** Uses of what lies behind the stores: `site.api` and the like. */
  readonly reaches: number;
}

const BEHIND_STORES = new Set(['api', 'ports', 'storage']);

/** Reads a file's syntax. `subpaths` are package.json's `imports`. */
export function moduleOf(file: string, code: string, subpaths: Readonly<Record<string, string>>): Module {
  const { program, module } = parseSync(file, code);
  let casts = 0;
  let anys = 0;
  let reaches = 0;
  new Visitor({
    TSAsExpression({ typeAnnotation: type }) {
      const isConst =
        type.type === 'TSTypeReference' &&
        type.typeName.type === 'Identifier' &&
        type.typeName.name === 'const';
      if (!isConst) casts += 1;
    },
    TSAnyKeyword() {
      anys += 1;
    },
    MemberExpression({ object, property }) {
      if (object.type !== 'Identifier' || object.name !== 'site' || property.type !== 'Identifier') return;
      if (BEHIND_STORES.has(property.name)) reaches += 1;
    },
  }).visit(program);
  const exported = module.staticExports.flatMap(({ entries }) => entries);
  const sources = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...exported.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
  ];
  const ownNames = exported.flatMap(({ exportName, moduleRequest }) =>
    moduleRequest === null && exportName.name !== null ? exportName.name : [],
  );
  return {
    file,
    names: [...new Set(ownNames)],
    imports: sources.flatMap((source) => resolved(source, file, subpaths) ?? []),
    casts,
    anys,
    reaches,
  };
}

/** Where an import of ours leads, as a path from the root; null for a package. */
function resolved(source: string, file: string, subpaths: Readonly<Record<string, string>>): string | null {
  if (source.startsWith('.')) return posix.join(posix.dirname(file), source);
  for (const [name, path] of Object.entries(subpaths)) {
    if (name === source) return posix.normalize(path);
    if (name.endsWith('/*') && source.startsWith(name.slice(0, -1))) {
      return posix.join(path.slice(0, -1), source.slice(name.length - 1));
    }
  }
  return null;
}

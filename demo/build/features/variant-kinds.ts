import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Feature } from '#element/feature.ts';

/** The kinds of page that a source has a table of variants of. */
function kindsIn(source: string): string[] {
  return [...source.matchAll(/: Variants<\w+> = \{\s*kind: '(\w+)'/g)].map(([, kind = '']) => kind);
}

/** The ids of the loaders of that name, in the order in which they stand. */
function loadersNamed(name: string, sources: readonly string[]): readonly string[] {
  const start = `export const ${name}: VariantLoaders<`;
  const [, after = ''] = sources.find((source) => source.includes(start))?.split(start) ?? [];
  return [...(after.split('\n};')[0] ?? '').matchAll(/^ {2}(\w+): async/gm)].map(([, id = '']) => id);
}

/** The ids of the layouts of every kind of page. */
export function layoutsIn(sources: readonly string[]): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    sources.flatMap((source) =>
      [...source.matchAll(/: Variants<\w+> = \{\s*kind: '(\w+)',[^;]*?others: (\w+)/g)].map(
        ([, kind = '', others = '']) => [kind, ['default', ...loadersNamed(others, sources)]],
      ),
    ),
  );
}

/** Kinds of variants that a screen has and no feature names, or that a feature names and no screen has. */
export function variantFaults(features: readonly Feature[], sources: readonly string[]): string[] {
  const shown = sources.flatMap(kindsIn);
  const named = features.flatMap(({ name, variants = [] }) => variants.map((kind) => ({ name, kind })));
  return [
    ...shown
      .filter((kind) => !named.some((one) => one.kind === kind))
      .map((kind) => `No feature names the variants of ${kind}, which a screen has.`),
    ...named
      .filter(({ kind }) => !shown.includes(kind))
      .map(({ name, kind }) => `widgets/${name}/feature.ts: no screen has variants of ${kind}.`),
  ];
}

/** The sources of the screens of a tree. */
export function screenSources(root: string): string[] {
  const folder = join(root, 'widgets');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
    .map((path) => readFileSync(join(folder, path), 'utf8'));
}

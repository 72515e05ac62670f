import type { ScreenName } from './screen-name.ts';

const IMPORT = /^import \{ \w+ \} from '#widgets\/([\w-]+)\/feature\.ts';$/;
const ENTRY = /^ {2}(\w+)Feature,$/;

/** Puts a line before the first of its kind that comes after it by name, else after the last. */
function withLine(lines: readonly string[], kind: RegExp, name: string, line: string): readonly string[] {
  const all = lines.flatMap((text, place) => {
    const found = kind.exec(text)?.[1];
    return found === undefined ? [] : [{ found, place }];
  });
  const next = all.find(({ found }) => found > name) ?? all.at(-1);
  if (!next) throw new Error(`src/registry.ts has no line to put '${line.trim()}' beside.`);
  return lines.toSpliced(next.found > name ? next.place : next.place + 1, 0, line);
}

/** The text of `src/registry.ts` with one feature more: a line that imports it, and one that lists it. */
export function withFeature(registry: string, { kebab, camel }: ScreenName): string {
  const importing = `import { ${camel}Feature } from '#widgets/${kebab}/feature.ts';`;
  const imported = withLine(registry.split('\n'), IMPORT, kebab, importing);
  return withLine(imported, ENTRY, camel, `  ${camel}Feature,`).join('\n');
}

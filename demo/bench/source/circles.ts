/**
 * The groups of files of which each leads to every other one (Tarjan's strongly connected components of more than one), each
 * sorted. Imports of files that are not among the modules are left out.
 */
export function circlesOf(modules: readonly { file: string; imports: readonly string[] }[]): string[][] {
  const importsOf = new Map(modules.map(({ file, imports }) => [file, imports]));
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const circles: string[][] = [];

  const lowered = (file: string, value: number) => low.set(file, Math.min(low.get(file) ?? value, value));

  function visit(file: string): void {
    index.set(file, index.size);
    lowered(file, index.size - 1);
    stack.push(file);
    for (const next of importsOf.get(file) ?? []) {
      if (!importsOf.has(next)) continue;
      if (!index.has(next)) {
        visit(next);
        lowered(file, low.get(next) ?? Infinity);
      } else if (stack.includes(next)) lowered(file, index.get(next) ?? Infinity);
    }
    if (low.get(file) !== index.get(file)) return;
    const circle = stack.splice(stack.indexOf(file));
    if (circle.length > 1) circles.push(circle.toSorted());
  }

  for (const { file } of modules) if (!index.has(file)) visit(file);
  return circles;
}

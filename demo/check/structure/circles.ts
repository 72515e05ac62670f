import type { Imports } from './imports.ts';

/** Groups of files that import each other in a circle, each sorted by name; a file in several circles is in one group (Tarjan). */
export function circlesOf(imports: Imports): string[][] {
  const order = new Map<string, number>();
  const stack: string[] = [];
  const circles: string[][] = [];

  function visit(file: string): number {
    const own = order.size;
    order.set(file, own);
    stack.push(file);
    let low = own;
    for (const next of imports.get(file) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (stack.includes(next)) low = Math.min(low, order.get(next) ?? low);
    }
    if (low < own) return low;
    const circle = stack.splice(stack.indexOf(file));
    if (circle.length > 1 || (imports.get(file) ?? []).includes(file)) circles.push(circle.toSorted());
    return low;
  }

  for (const file of imports.keys()) if (!order.has(file)) visit(file);
  return circles;
}

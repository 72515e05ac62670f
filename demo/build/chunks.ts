import type { Rolldown } from 'vite';
import type { ElementEntry } from '#element/feature.ts';

const CHUNKS = { react: 'react', core: 'core', shared: 'shared' } as const;

/** Whether a chunk that is no element's own has that name. */
export const isSharedChunk = (name: string) => Object.hasOwn(CHUNKS, name);

type Graph = Parameters<Extract<Rolldown.CodeSplittingGroup['name'], (...args: never[]) => unknown>>[1];

const REACT = /\/node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/;

/** Every module that a module imports for good, itself included. */
function reachable(from: string, graph: Graph): Set<string> {
  const seen = new Set<string>();
  const todo = [from];
  for (let id = todo.pop(); id !== undefined; id = todo.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    todo.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return seen;
}

/** An element and how its code is cut. */
export interface ElementChunk {
  readonly name: string;
  /** The path of the module that registers it. */
  readonly module: string;
  readonly chunks: ElementEntry['chunks'];
}

/** What an element loads at once and what its code may load later, each as modules. */
interface Reach {
  readonly element: ElementChunk;
  readonly now: Set<string>;
  readonly later: Set<string>;
}

function reachOf(element: ElementChunk, graph: Graph): Reach {
  const now = reachable(element.module, graph);
  const later = new Set<string>();
  const roots = [...now];
  for (let id = roots.pop(); id !== undefined; id = roots.pop()) {
    for (const root of graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []) {
      for (const found of reachable(root, graph)) {
        if (!later.has(found)) roots.push(found);
        later.add(found);
      }
    }
  }
  return { element, now, later };
}

/**
 * Few chunks, so that a page asks for few: React by itself, because it outlives our releases; a core, which is what a light
 * element needs at once and another one too; one of what the others share; and one for each element. What an element
 * loads later splits by itself; where it is what another one needs at once, it loads that one's chunk. A composed element's is
 * too large for that: what others want of it later is shared.
 */
export function chunkNames(elements: readonly ElementChunk[]): (id: string, graph: Graph) => string | null {
  let reaches: readonly Reach[] | undefined;
  return (id, graph) => {
    if (REACT.test(id)) return CHUNKS.react;
    reaches ??= elements.map((element) => reachOf(element, graph));
    const owners = reaches.filter(({ now }) => now.has(id));
    const [owner] = owners;
    if (!owner) return null;
    const isLight = owners.some(({ element }) => element.chunks === 'light');
    if (owners.length > 1) return isLight ? CHUNKS.core : CHUNKS.shared;
    const isWanted = reaches.some(
      ({ element, later }) => element !== owner.element && element.chunks !== 'composed' && later.has(id),
    );
    return owner.element.chunks === 'composed' && isWanted ? CHUNKS.shared : owner.element.name;
  };
}

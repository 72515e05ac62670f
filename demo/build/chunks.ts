import type { Rolldown } from 'vite';
import type { ElementEntry } from '#element/feature.ts';

const CHUNKS = { react: 'react', core: 'core', shared: 'shared', parts: 'parts' } as const;

export const REACT_CHUNK = CHUNKS.react;

/** What the loader imports before an element's code: pages may ask for it beside the loader, by a name that stays. */
export const EARLY_SCREEN = 'early-screen';

/** Whether a chunk that is no element's own has that name. */
export const isSharedChunk = (name: string) => Object.hasOwn(CHUNKS, name);

/** Whether nearly every function of a chunk is called before the first screen of any element can be used. */
export const isCalledOnLoad = (name: string) => name === CHUNKS.react || name === CHUNKS.core;

/** Whether a chunk is what a composed element needs at once and others want later. */
export const isParts = (name: string) => name === CHUNKS.parts;

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

/** Characters of code, as it is written, from which on what some elements alone share is worth a request of its own. */
const WORTH_A_CHUNK = 6_000;

/** Other elements that want a module later, from which on nobody should load all of its own element for it. */
const MANY = 4;

/** How much code there is that exactly these elements share, by their names. */
function sizesOf(reaches: readonly Reach[], graph: Graph): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  for (const id of new Set(reaches.flatMap(({ now }) => [...now]))) {
    const names = namesOf(reaches.filter(({ now }) => now.has(id)));
    sizes.set(names, (sizes.get(names) ?? 0) + (graph.getModuleInfo(id)?.code?.length ?? 0));
  }
  return sizes;
}

const namesOf = (reaches: readonly Reach[]) => reaches.map(({ element }) => element.name).join('-');

/** Of what every screen needs, and of what is small, there is one chunk. */
function sharedChunk(
  owners: readonly Reach[],
  elements: readonly ElementChunk[],
  sizes: ReadonlyMap<string, number>,
): string {
  const isOfAll = elements.every(
    (each) => each.chunks === 'light' || owners.some(({ element }) => element === each),
  );
  const names = namesOf(owners);
  return !isOfAll && (sizes.get(names) ?? 0) >= WORTH_A_CHUNK ? names : CHUNKS.shared;
}

/**
 * Few chunks, so that a page asks for few: React by itself, because it outlives our releases; a core, which is what a light
 * element needs at once and another one too; one of what the others share, apart from what is large and that only some of them
 * need; and one for each element. What an element loads later splits by itself; where it is what another one needs at once, it
 * loads that one's chunk, unless that is a tool. What many elements want of one is a chunk beside its own, which it loads at once
 * and they when they want it. So it is with whatever anyone wants of a composed element, whose own is too large: the parts.
 */
export function chunkNames(elements: readonly ElementChunk[]): (id: string, graph: Graph) => string | null {
  let reaches: readonly Reach[] | undefined;
  let sizes: ReadonlyMap<string, number> | undefined;
  return (id, graph) => {
    if (REACT.test(id)) return CHUNKS.react;
    reaches ??= elements.map((element) => reachOf(element, graph));
    sizes ??= sizesOf(reaches, graph);
    const owners = reaches.filter(({ now }) => now.has(id));
    const [owner] = owners;
    if (!owner) return null;
    const isLight = owners.some(({ element }) => element.chunks === 'light');
    if (isLight && owners.length > 1) return CHUNKS.core;
    if (owners.length > 1) return sharedChunk(owners, elements, sizes);
    const wanting = reaches.filter(({ element, later }) => element !== owner.element && later.has(id));
    const { chunks, name } = owner.element;
    if (chunks === 'tool') return wanting.length > 0 ? null : name;
    if (chunks === 'screen' && wanting.length >= MANY) return `${name}-${CHUNKS.parts}`;
    const isWanted = wanting.some(({ element }) => element.chunks !== 'composed');
    return chunks === 'composed' && isWanted ? CHUNKS.parts : name;
  };
}

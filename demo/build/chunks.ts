import type { Rolldown } from 'vite';

type Graph = Parameters<Extract<Rolldown.CodeSplittingGroup['name'], (...args: never[]) => unknown>>[1];

const REACT = /\/node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/;
const ELEMENT = /\/widgets\/([\w-]+)\/element\.ts$/;

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

/** What an element loads at once and what its code may load later, each as modules. */
interface Reach {
  readonly tag: string;
  readonly now: Set<string>;
  readonly later: Set<string>;
}

function reachOf(tag: string, graph: Graph): Reach {
  const now = reachable(tag, graph);
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
  return { tag, now, later };
}

/** The elements by the paths of their modules. */
export interface Elements {
  /** Made of screens of their own. */
  readonly single: readonly string[];
  /** A screen that uses parts of the single ones, and that composed ones load later: what those need at once lies beside it. */
  readonly apart: readonly string[];
  /** Made of the others' screens: what they share with one of those stays with it. */
  readonly composed: readonly string[];
}

/**
 * Few chunks, so that a page asks for few: React by itself, because it outlives our releases; a core of what several
 * elements need; and one for each element. What an element loads later splits by itself.
 */
export function chunkNames({
  single,
  apart,
  composed,
}: Elements): (id: string, graph: Graph) => string | null {
  let reaches: readonly Reach[] | undefined;
  return (id, graph) => {
    if (REACT.test(id)) return 'react';
    reaches ??= [...single, ...apart, ...composed].map((tag) => reachOf(tag, graph));
    const owners = reaches.filter(({ now }) => now.has(id));
    const own = owners.filter(({ tag }) => single.includes(tag));
    const [owner = owners[0]] = own;
    if (!owner) return null;
    if (own.length > 1) return 'core';
    if (apart.includes(owner.tag) && owners.length > 1) return null;
    // What another element needs later lies apart, in one piece, so that it does not load all of this one for it.
    const isWantedLater = reaches.some(
      ({ tag, later }) => tag !== owner.tag && single.includes(tag) && later.has(id),
    );
    const name = ELEMENT.exec(owner.tag)?.[1] ?? null;
    return isWantedLater && name !== null ? `${name}-parts` : name;
  };
}

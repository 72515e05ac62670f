import { useDeferredValue } from 'react';
import { headFirst } from './head-first.ts';

/** A row of cards, or two on a phone: about what a screen has room for below the heading of a list. */
const HEAD = 3;

/**
 * A list of which the head is drawn in the frame that answers a press, and the rest when there is time: a slow device draws a card in
 * milliseconds. `wanted` has to stay the same array while nothing changes.
 */
export function useHeadFirst<T extends { readonly id: unknown }>(wanted: readonly T[]): readonly T[] {
  const standing = useDeferredValue(wanted);
  return standing === wanted ? wanted : headFirst(wanted, standing, HEAD);
}

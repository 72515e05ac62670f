import type { ElementEntry } from './feature.ts';

/** The paths that the first screen of an element reads, by which attributes it has. */
export function firstReads(
  { reads, deeper }: Pick<ElementEntry, 'reads' | 'deeper'>,
  hasAttribute: (name: string) => boolean,
): readonly string[] {
  return deeper?.attributes.some(hasAttribute) ? [...reads, ...deeper.reads] : reads;
}

import type { HistoryPort } from '#platform/ports.ts';

/** How far down each address was left, to be found again by Back, and by a reload. */
export interface ScrollPositions {
  /** The page at the address of this moment is so many pixels down. */
  remember(top: number): void;
  /** How far down the address of this moment was left; 0 where it is new. */
  remembered(): number;
  /** What is remembered of the address of this moment outlives the page. */
  keep(): void;
}

const NOTE = 'scroll';

export function createScrollPositions({
  read,
  notes,
  replace,
}: Pick<HistoryPort, 'read' | 'notes' | 'replace'>): ScrollPositions {
  const tops = new Map<string, number>();
  // Entries take the notes of those before along: only that of the entry at which a page begins is its own.
  const left = notes()[NOTE];
  if (typeof left === 'number') tops.set(read(), left);
  const remembered = () => tops.get(read()) ?? 0;
  return {
    remember: (top) => void tops.set(read(), top),
    remembered,
    keep: () => replace(null, { ...notes(), [NOTE]: remembered() }),
  };
}

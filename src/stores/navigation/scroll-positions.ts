import type { HistoryPort } from '#platform/ports.ts';

/** How far down each address was left, to be found again by Back. Lives as long as the page. */
export interface ScrollPositions {
  /** The page at the address of this moment is so many pixels down. */
  remember(top: number): void;
  /** How far down the address of this moment was left; 0 where it is new. */
  remembered(): number;
}

export function createScrollPositions({ read }: Pick<HistoryPort, 'read'>): ScrollPositions {
  const tops = new Map<string, number>();
  return { remember: (top) => void tops.set(read(), top), remembered: () => tops.get(read()) ?? 0 };
}

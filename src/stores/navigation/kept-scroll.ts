import type { HistoryPort } from '#platform/ports.ts';

/** How far down each address was left, to be found again by Back. Lives as long as the page. */
export interface KeptScroll {
  /** The page at the address of this moment is so many pixels down. */
  keep(top: number): void;
  /** How far down the address of this moment was left; 0 where it is new. */
  kept(): number;
}

export function createKeptScroll({ read }: Pick<HistoryPort, 'read'>): KeptScroll {
  const tops = new Map<string, number>();
  return {
    keep: (top) => void tops.set(read(), top),
    kept: () => tops.get(read()) ?? 0,
  };
}

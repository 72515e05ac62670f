/** The grid of plain cards. */
export const CARDS = 'grid gap-x-6 gap-y-5 @[40em]:gap-y-10 @[40em]:grid-cols-2 @[60em]:grid-cols-3';

/** The list of a few shops. */
export function fewGrid(arrangement: 'pillars' | 'bands', count: number): string {
  if (arrangement === 'bands') return 'grid gap-14 @[48em]:gap-20';
  return `grid gap-10 ${count > 2 ? '@[48em]:grid-cols-3' : '@[48em]:grid-cols-2'}`;
}

import { buildQuery, type RouteQuery } from '#domain/site/route-query.ts';
import type { Navigation } from '../navigation.ts';
import { splitAddress } from './page-address.ts';

/**
 * Takes what was read and done out of the page's address, so that a reload does it not again. Nobody goes anywhere: the entry is the same
 * one, and all else of it stays, as what a campaign has put there.
 */
export function forgetInAddress(
  { mode, $place, history, reread }: Navigation,
  names: readonly (keyof RouteQuery)[],
): void {
  if (mode !== 'history') return;
  const { path, search, hash } = splitAddress(history.read());
  const gone = Object.fromEntries(names.map((name) => [name, undefined]));
  history.replace(path + buildQuery({ ...$place.get().query, ...gone }, '', search) + hash);
  reread();
}

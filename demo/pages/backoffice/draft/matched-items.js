// Which item of a list is which of another version of it, though it was moved, or changed, or both.

import { isSame } from '../look.js';

/** Items that share fewer of their fields are two. */
const LEAST_SHARED = 0.5;

/** How much of what one of two items says the other says as well, from 0 to 1. */
function likeness(one, other) {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  const said = names.filter((name) => !isEmpty(one[name]) || !isEmpty(other[name]));
  if (said.length === 0) return 0;
  return said.filter((name) => isSame(one[name], other[name])).length / said.length;
}

const isEmpty = (value) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** Pairs of places, of the most alike first; among those the nearest. */
function candidates(before, after) {
  return before
    .flatMap((item, from) => after.map((next, to) => ({ from, to, likeness: likeness(item, next) })))
    .filter((pair) => pair.likeness >= LEAST_SHARED)
    .toSorted(
      (one, other) =>
        other.likeness - one.likeness || Math.abs(one.from - one.to) - Math.abs(other.from - other.to),
    );
}

/**
 * Pairs of places (`from` in `before`, `to` in `after`), in the order of `after`; what is in none was removed or added. Those that are
 * like no other are the same where they stand in the same place.
 */
export function matchedItems(before, after) {
  const pairs = [];
  const isFree = ({ from, to }) => pairs.every((pair) => pair.from !== from && pair.to !== to);
  const rest = before.map((_, index) => ({ from: index, to: index })).filter(({ to }) => to < after.length);
  for (const pair of [...candidates(before, after), ...rest])
    if (isFree(pair)) pairs.push({ from: pair.from, to: pair.to });
  return pairs.toSorted((one, other) => one.to - other.to);
}

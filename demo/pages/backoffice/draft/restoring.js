// What would change by publishing an earlier look again.

import { isAlike, settingAt } from '../look.js';

/** So many pages of what was published are read, of a hundred each. */
const MOST_PAGES = 20;

/** All that was published; `read` gives a page. */
export async function allPublished(read) {
  const known = new Map();
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { data, total } = await read(page);
    for (const each of data) known.set(each.number, each);
    if (data.length === 0 || known.size >= total) break;
  }
  return [...known.values()];
}

/**
 * The settings that the look of a number has otherwise than what visitors see now; 0 is the look before the first. Each is as it was
 * published last by then, or as it was before it was published for the first time after.
 */
export function changesOfRestore(number, published, now) {
  const then = new Map();
  for (const each of published.toSorted((one, other) => one.number - other.number))
    for (const { path, before, after } of each.changes) {
      if (each.number <= number) then.set(path, after);
      else if (!then.has(path)) then.set(path, before);
    }
  return [...then]
    .map(([path, after]) => ({ path, before: settingAt(now, path), after }))
    .filter(({ path, before, after }) => !isAlike(path, before, after));
}

// Settings whose value the back end does not take: what else was changed is saved without them.

import { differing, isSame, pathsOf, settingAt, withSetting, without } from '../look.js';

/** The setting of a change that a refusal names, as `identity.logo` of `change.identity.logo`, with the place within it; null: it names none. */
export function refusedSetting({ field = '' }, change) {
  const named = field.replace(/^change\./, '');
  const path = pathsOf(change).find((each) => named === each || named.startsWith(`${each}.`));
  return path === undefined ? null : { path, place: named.slice(path.length + 1) };
}

/** Each is refused until it has another value. */
export function createRefused() {
  const refused = new Map();
  const isRefused = (path, change) =>
    refused.has(path) && isSame(refused.get(path).value, settingAt(change, path));
  return {
    add: ({ path, place }, change, message) =>
      refused.set(path, { value: settingAt(change, path), place, message }),
    /** By path, what is said of each that still has the value, and the place within it that this is about. */
    of: (change) => new Map([...refused].filter(([path]) => isRefused(path, change))),
    /** What may be saved: what is refused stays as it was saved before. */
    without: (change, saved) =>
      differing(saved, change)
        .filter((path) => isRefused(path, change))
        .reduce((kept, path) => {
          const before = settingAt(saved, path);
          return before === undefined ? without(kept, path) : withSetting(kept, path, before);
        }, change),
  };
}

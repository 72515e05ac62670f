// Settings whose value the back end does not take: what else was changed is saved without them.

import { differing, isSame, pathsOf, settingAt, withSetting, without } from '../look.js';

/** The setting of a change that a refusal names, as `identity.logo` of `change.identity.logo`; undefined: it names none. */
export function refusedPath({ field = '' }, change) {
  return pathsOf(change).find((path) => field === `change.${path}` || field.startsWith(`change.${path}.`));
}

/** Each is refused until it has another value. */
export function createRefused() {
  const refused = new Map();
  const isRefused = (path, change) =>
    refused.has(path) && isSame(refused.get(path).value, settingAt(change, path));
  return {
    add: (path, change, message) => refused.set(path, { value: settingAt(change, path), message }),
    /** By path, what is said of each that still has the value. */
    of: (change) =>
      new Map(
        [...refused]
          .filter(([path]) => isRefused(path, change))
          .map(([path, { message }]) => [path, message]),
      ),
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

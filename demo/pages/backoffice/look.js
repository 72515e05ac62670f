// The settings of a look: what is drafted over what is published.

export const isSame = (one, other) => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

/** A value whose names stand in one order: the database has another one than a form. */
function sorted(value) {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value ?? null;
  return Object.fromEntries(
    Object.entries(value)
      .sort()
      .map(([name, each]) => [name, sorted(each)]),
  );
}

export const settingAt = (settings, path) => path.split('.').reduce((at, name) => at?.[name], settings);

/** What a setting is once a change of the settings is made; null is a value too. */
export function settingOver(settings, change, path) {
  const value = settingAt(change, path);
  return value === undefined ? settingAt(settings, path) : value;
}

export function withSetting(settings, path, value) {
  const [name, ...rest] = path.split('.');
  const inner = rest.length > 0 ? withSetting(settings?.[name] ?? {}, rest.join('.'), value) : value;
  return { ...settings, [name]: inner };
}

/** Settings after `changes` of them, as the back end tells them. */
export const withChanges = (settings, changes) =>
  changes.reduce((made, { path, after = null }) => withSetting(made, path, after), settings);

/** The path of every setting of a change; those of themes one by one, as the back end counts them. */
export function pathsOf(change) {
  return Object.entries(change).flatMap(([section, fields]) =>
    Object.keys(fields ?? {}).flatMap((name) =>
      section === 'themes'
        ? Object.keys(fields[name] ?? {}).map((inner) => `themes.${name}.${inner}`)
        : [`${section}.${name}`],
    ),
  );
}

const DARK = 'themes.general.dark';

/** A value as the site reads it: what is off, empty or the first layout is as where nothing is said; light alone is said by `false`. */
function readAs(path, value) {
  const isNone =
    value === '' ||
    (value === false && path !== DARK) ||
    (value === 'default' && path.startsWith('themes.pages.')) ||
    (/Font$/.test(path) && !value?.name) ||
    (path === 'themes.general.mkpBackgroundImage' && !value?.url);
  return isNone ? null : value;
}

/** Whether the site shows the same by both values. */
export const isAlike = (path, one, other) => isSame(readAs(path, one), readAs(path, other));

/**
 * What of a change differs from what is published: what was taken back is no change. Null is a value of `themes.general.dark` alone;
 * of any other setting it says that there was none before either.
 */
export function realChange(change, published) {
  return pathsOf(change).reduce((kept, path) => {
    const value = settingAt(change, path);
    if (isAlike(path, value, settingAt(published, path))) return kept;
    if (value === null && path !== DARK) return kept;
    return withSetting(kept, path, value);
  }, {});
}

/** The settings that two changes have otherwise. */
export function differing(one, other) {
  return [...new Set([...pathsOf(one), ...pathsOf(other)])].filter(
    (path) => !isSame(settingAt(one, path), settingAt(other, path)),
  );
}

/** Two drafts of one: what was changed in `mine` since `base` over all of `theirs`. */
export function mineOverTheirs({ base, mine, theirs }) {
  return differing(base, mine).reduce((merged, path) => {
    const value = settingAt(mine, path);
    return value === undefined ? without(merged, path) : withSetting(merged, path, value);
  }, theirs);
}

/** Settings of which one is not said any more. */
export function without(settings, path) {
  const [name, ...rest] = path.split('.');
  if (rest.length > 0) return { ...settings, [name]: without(settings?.[name] ?? {}, rest.join('.')) };
  const { [name]: _, ...others } = settings;
  return others;
}

/** The look of one company as its editor knows it. */
export function createLook(published, draft) {
  let change = realChange(draft, published);
  return {
    published: () => published,
    change: () => change,
    valueAt: (path) => settingOver(published, change, path),
    /** Where the value of a setting comes from. */
    originOf(path) {
      if (settingAt(change, path) !== undefined) return 'drafted';
      return (settingAt(published, path) ?? '') === '' ? 'asItComes' : 'published';
    },
    take: (whole) => void (change = realChange(whole, published)),
    /** What is published now; gives the paths of what that has changed. */
    publish(now) {
      const moved = differing(published, now);
      published = now;
      change = realChange(change, now);
      return moved;
    },
  };
}

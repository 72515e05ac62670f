import { lookPaths, settingAt, settingOf } from '#domain/preview/look.ts';
import { withSetting, type SettingValue } from '#domain/preview/preview-message.ts';

/** Where the value of a setting comes from: it was changed here, is drafted, is published, or the company has said nothing of it. */
export type SettingOrigin = 'changed' | 'drafted' | 'published' | 'default';

export interface SettingChange {
  readonly value: SettingValue;
}

/** What is drafted and was changed since, over what is published. */
export interface Draft {
  /** Undefined: the company has said nothing of it. */
  valueAt(path: string): SettingValue | undefined;
  originOf(path: string): SettingOrigin;
  /** The change of a setting as it is now; null: it is as it is saved. */
  changeOf(path: string): SettingChange | null;
  /** As it was then. */
  restore(path: string, change: SettingChange | null): void;
  /** All of it as one change of the company's settings, each of them whole: what lies beside a change is published with it. */
  whole(): object;
  /** Another draft; what was changed over the former is forgotten. */
  start(draft: object): void;
  /** The paths of what was changed, in the order of the last change of each. */
  changed(): readonly string[];
  /** The paths of all that is drafted or changed. */
  paths(): readonly string[];
}

type Change = readonly [path: string, value: SettingValue];

/** The settings with each change made. */
function withChanges(settings: object, changes: Iterable<Change>): object {
  return [...changes].reduce<unknown>(
    (now, [path, value]) => withSetting(now, path.split('.'), value),
    settings,
  ) as object;
}

const isWithin = (path: string, other: string) => path === other || path.startsWith(`${other}.`);

export function createDraft(published: () => object): Draft {
  let draft: object = {};
  /** In the order in which they were made: one may be within another. */
  const changes = new Map<string, SettingValue>();
  const pathsOf = (settings: object) => lookPaths(settings).map((path) => path.join('.'));
  const valueIn = (settings: object, path: string) =>
    (settingAt(settings, path.split('.')) ?? undefined) as SettingValue | undefined;
  const saved = () =>
    withChanges(
      published(),
      pathsOf(draft).map((path): Change => [path, valueIn(draft, path) ?? null]),
    );
  const valueAt = (path: string) => valueIn(withChanges(saved(), changes), path);

  return {
    valueAt,
    originOf(path) {
      if ([...changes.keys()].some((each) => isWithin(each, path) || isWithin(path, each))) return 'changed';
      if (valueIn(draft, path) !== undefined) return 'drafted';
      return valueIn(published(), path) === undefined ? 'default' : 'published';
    },
    changeOf(path) {
      const value = changes.get(path);
      return value === undefined ? null : { value };
    },
    restore(path, change) {
      changes.delete(path);
      if (change) changes.set(path, change.value);
    },
    whole() {
      const paths = [...changes.keys()].map((path) => settingOf(path.split('.')).join('.'));
      return withChanges(
        draft,
        paths.map((path): Change => [path, valueAt(path) ?? null]),
      );
    },
    start(given) {
      draft = given;
      changes.clear();
    },
    changed: () => [...changes.keys()],
    paths: () => [...new Set([...pathsOf(draft), ...changes.keys()])],
  };
}

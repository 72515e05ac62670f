import { isDeepStrictEqual } from 'node:util';
import { LookChange, type CompanyWire } from '#contract/company/company-wire.ts';
import type { PublishedThemeWire } from '#contract/company/themes.schemas.ts';
import { LOOK, lookPaths, settingAt } from '#domain/preview/look.ts';
import { withSetting, type SettingValue } from '#domain/preview/preview-message.ts';

type SettingChange = PublishedThemeWire['changes'][number];

/** The settings of some paths, each as `valueAt` finds it; what it does not find is left out. */
function settingsOf(
  paths: readonly (readonly string[])[],
  valueAt: (path: readonly string[]) => unknown,
): LookChange {
  return paths.reduce<unknown>((made, path) => {
    const value = valueAt(path);
    return value === undefined ? made : withSetting(made, path, value as SettingValue);
  }, {}) as LookChange;
}

/** The whole look of a company. */
export const lookOf = (profile: CompanyWire): LookChange =>
  settingsOf(lookPaths(profile), (path) => settingAt(profile, path));

interface Drafted {
  readonly change: LookChange;
  readonly base: LookChange;
}

/**
 * What the company had of each setting that is to change, as its editor knows it. One that was drafted before keeps what it was drafted
 * over: saving something else says nothing of what was published since. Those that are accepted have what there is now.
 */
export function baseOf(
  profile: CompanyWire,
  change: LookChange,
  { before, accepted }: { readonly before: Drafted | null; readonly accepted: readonly string[] },
): LookChange {
  const holderOf = (path: readonly string[]) =>
    before === null || settingAt(before.change, path) === undefined || accepted.includes(path.join('.'))
      ? profile
      : before.base;
  return settingsOf(lookPaths(change), (path) => settingAt(holderOf(path), path));
}

/** The path of a drafted setting that the company has changed otherwise since; null: there is none. */
export function changedSince(profile: CompanyWire, change: LookChange, base: LookChange): string | null {
  const path = lookPaths(change).find(
    (each) => !isDeepStrictEqual(settingAt(profile, each), settingAt(base, each)),
  );
  return path?.join('.') ?? null;
}

/** What differs between the looks of two profiles; equal ones have no change. */
export function settingChanges(before: CompanyWire, after: CompanyWire): SettingChange[] {
  const paths = new Map([...lookPaths(before), ...lookPaths(after)].map((path) => [path.join('.'), path]));
  return [...paths].flatMap(([name, path]) => {
    const [was, is] = [settingAt(before, path), settingAt(after, path)];
    if (isDeepStrictEqual(was, is)) return [];
    return [
      { path: name, ...(was !== undefined && { before: was }), ...(is !== undefined && { after: is }) },
    ];
  });
}

/** What a look is taken with: as `booker.sections`; of the themes all layouts as one, and each other setting by itself. */
export const LOOK_NAMES: readonly string[] = Object.entries(LOOK).flatMap(([section, names]) =>
  names.flatMap((name) =>
    name === 'general'
      ? Object.keys(LookChange.properties.themes.properties.general.properties).map(
          (each) => `${section}.${name}.${each}`,
        )
      : [`${section}.${name}`],
  ),
);

/** A look as it is kept. What it was taken with: null where nobody has said so. */
interface KeptLook {
  readonly look: LookChange;
  readonly names: readonly string[] | null;
}

/**
 * The profile with another look in place of its own; what is no look stays as it is, and so does a setting that joined the look after
 * the other one was kept: what there was of it then, nobody knows.
 */
export function withLook(profile: CompanyWire, { look, names }: KeptLook): CompanyWire {
  const bare = structuredClone(profile);
  const isTaken = (path: readonly string[]) =>
    names?.some((name) => name === path.join('.') || name === path.slice(0, 2).join('.')) ?? false;
  for (const path of lookPaths(profile).filter(isTaken)) {
    const within = settingAt(bare, path.slice(0, -1));
    if (typeof within === 'object' && within !== null) Reflect.deleteProperty(within, path.at(-1) ?? '');
  }
  // Each setting is put back where it was taken from: the shape stays that of a profile.
  return lookPaths(look).reduce<unknown>(
    (now, path) => withSetting(now, path, settingAt(look, path) as SettingValue),
    bare,
  ) as CompanyWire;
}

/** Whether a look is the one of a company: to publish it again would change nothing. */
export const isShown = (profile: CompanyWire, kept: KeptLook): boolean =>
  settingChanges(profile, withLook(profile, kept)).length === 0;

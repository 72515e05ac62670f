import { isDeepStrictEqual } from 'node:util';
import type { CompanyWire } from '#contract/company/company-wire.ts';
import type { PublishedThemeWire } from '#contract/company/themes.schemas.ts';

type SettingChange = PublishedThemeWire['changes'][number];
type Fields = Readonly<Record<string, unknown>>;

/** The sections whose fields a change names one by one. */
const SECTIONS = [['identity'], ['themes', 'general'], ['themes', 'pages'], ['booker']] as const;

function sectionOf(profile: CompanyWire, path: readonly string[]): Fields {
  const found = path.reduce<unknown>((at, name) => (at as Fields | undefined)?.[name], profile);
  return (found ?? {}) as Fields;
}

/** What differs between two profiles of a company, as far as its look goes; equal ones have no change. */
export function settingChanges(before: CompanyWire, after: CompanyWire): SettingChange[] {
  return SECTIONS.flatMap((path) => {
    const [was, is] = [sectionOf(before, path), sectionOf(after, path)];
    const names = new Set([...Object.keys(was), ...Object.keys(is)]);
    return [...names].flatMap((name) => {
      if (isDeepStrictEqual(was[name], is[name])) return [];
      return [
        {
          path: [...path, name].join('.'),
          ...(Object.hasOwn(was, name) && { before: was[name] }),
          ...(Object.hasOwn(is, name) && { after: is[name] }),
        },
      ];
    });
  });
}

/** The profile as it was before the changes. */
export function withoutChanges(profile: CompanyWire, changes: readonly SettingChange[]): CompanyWire {
  const earlier = structuredClone(profile);
  for (const { path, ...change } of changes) {
    const section = SECTIONS.find((names) => path.startsWith(`${names.join('.')}.`));
    if (section === undefined) continue;
    const fields = sectionOf(earlier, section) as Record<string, unknown>;
    const name = path.slice(section.join('.').length + 1);
    if (Object.hasOwn(change, 'before')) fields[name] = change.before;
    else delete fields[name];
  }
  return earlier;
}

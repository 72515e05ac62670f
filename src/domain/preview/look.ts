/**
 * The settings of a company that its look is made of, section by section: what is drafted, published and restored, and what a back
 * office changes in a preview. Where money goes, who may come in and what third parties are loaded is no look.
 */
export const LOOK = {
  identity: ['displayName', 'logo', 'logoWhite', 'logoSize', 'socialNetworks'],
  themes: ['general', 'pages'],
  booker: [
    'homepageType',
    'sections',
    'customMenuItems',
    'primarySiteLinkEnabled',
    'primarySiteLink',
    'primarySiteLinkText',
    'navigation',
    'backgroundColor',
    'backgroundRepeat',
    'headerDark',
    'favicon',
  ],
} as const;

type Fields = Readonly<Record<string, unknown>>;

/** A setting of the look by its path, as `themes.general.buttonsColor` or `booker.sections`. */
export type LookPath = readonly [section: string, ...names: string[]];

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

/** The path of every setting of the look that a company, or a change of it, has; those of themes one by one. */
export function lookPaths(company: object): readonly LookPath[] {
  return Object.entries(LOOK).flatMap(([section, names]) => {
    const fields = fieldsOf(Reflect.get(company, section));
    return names.flatMap((name): LookPath[] => {
      if (!Object.hasOwn(fields, name)) return [];
      if (section !== 'themes') return [[section, name]];
      return Object.keys(fieldsOf(fields[name])).map((inner) => [section, name, inner] as const);
    });
  });
}

/** The setting that a path is, or lies within. */
export const settingOf = (path: readonly string[]): readonly string[] =>
  path.slice(0, path[0] === 'themes' ? 3 : 2);

/** The path of a setting that is named and is no look's; null: there is none. */
export function noLookIn(change: object): string | null {
  for (const [section, fields] of Object.entries(change)) {
    const name = Object.keys(fieldsOf(fields)).find((each) => !isLookPath([section, each, '']));
    if (name !== undefined) return `${section}.${name}`;
  }
  return null;
}

/** What stands at a path; undefined: nothing. */
export function settingAt(company: object, path: readonly string[]): unknown {
  return path.reduce<unknown>((at, name) => {
    const fields = fieldsOf(at);
    return Object.hasOwn(fields, name) ? fields[name] : undefined;
  }, company);
}

/** Whether a setting of the look, or one within it, has the path. */
export function isLookPath([section = '', name = '', ...inner]: readonly string[]): boolean {
  if (!Object.hasOwn(LOOK, section)) return false;
  const names: readonly string[] = LOOK[section as keyof typeof LOOK];
  return names.includes(name) && (section !== 'themes' || inner.length > 0);
}

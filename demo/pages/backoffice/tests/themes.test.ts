import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parseCompanyTheme } from '#platform/wire/company/theme.ts';
import { contrastFaults } from '#theme/colour/contrast-faults.ts';
import { EVERY_SETTING } from './every-setting.ts';

interface Theme {
  readonly id: string;
  readonly settings: Readonly<Record<string, unknown>>;
}

const read = (path: string) =>
  JSON.parse(readFileSync(resolve(import.meta.dirname, path), 'utf8')) as unknown;
const themes = read('../themes/themes.json') as readonly Theme[];
const layouts = read('../form/layouts.json') as Readonly<Record<string, readonly string[]>>;

const under = ({ settings }: Theme, section: string) =>
  Object.fromEntries(
    Object.entries(settings)
      .filter(([path]) => path.startsWith(section))
      .map(([path, value]) => [path.slice(section.length), value]),
  );

test('there are six finished themes, which set the same settings, each of the look', () => {
  expect(new Set(themes.map(({ id }) => id)).size).toBe(6);
  const [first, ...others] = themes.map(({ settings }) => Object.keys(settings).toSorted());
  for (const paths of others) expect(paths).toEqual(first);
  expect((first ?? []).filter((path) => !EVERY_SETTING.includes(path))).toEqual([]);
});

test.each(themes)('the colours of $id can all be read', (theme) => {
  const colours = parseCompanyTheme(
    { general: under(theme, 'themes.general.') },
    under(theme, 'booker.'),
    '',
  );
  expect(colours.accentColour).toMatch(/^#/);
  expect(contrastFaults(colours)).toEqual([]);
});

test.each(themes)('the layouts of $id are there, one for every kind of page', (theme) => {
  const chosen = under(theme, 'themes.pages.');
  expect(Object.keys(chosen).toSorted()).toEqual(Object.keys(layouts).toSorted());
  for (const [kind, id] of Object.entries(chosen)) expect(layouts[kind], kind).toContain(id);
});

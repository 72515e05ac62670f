import { expect, test } from 'vitest';
import { EVERY_SETTING } from '../../pages/backoffice/tests/every-setting.ts';
import { officeWords } from './office-words.ts';
import { valueRows } from './value-rows.ts';

const { settings } = await officeWords();

test('each value of a theme, and each other setting of a look, has words', () => {
  const wanted = EVERY_SETTING.filter((path) => !path.startsWith('themes.pages.'));
  expect(settings.map(([path]) => path).toSorted()).toEqual(wanted.toSorted());
});

test('a value is told with its type, its default and what follows from it', () => {
  const row = (path: string) => valueRows(settings, true).find(([name]) => name === `\`${path}\``);
  expect(row('secondaryButtonsColor')).toEqual([
    '`secondaryButtonsColor`',
    'colour',
    expect.stringMatching(/^`#[\da-f]{6}`, dark `#[\da-f]{6}`$/),
    'Other buttons. `--vitrine-secondary`.',
  ]);
  expect(row('dark')?.slice(1, 3)).toEqual(['true or false or null', 'null']);
  expect(row('headerFont')?.slice(1, 3)).toEqual(['`{ name, url, faces }`', 'Newsreader']);
  expect(row('roundedMenu')?.slice(1, 3)).toEqual(['true or false', 'false']);
});

test('a setting that no company has is a fault', () => {
  expect(() => valueRows([['themes.general.glitter', 'Glitter']], true)).toThrow('No company has a setting');
});

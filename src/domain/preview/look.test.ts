import { expect, test } from 'vitest';
import { isLookPath, lookPaths, noLookIn, settingAt } from './look.ts';

const COMPANY = {
  token: 'cmp_x',
  identity: { displayName: 'Maison', phone: '+33100000001' },
  themes: { general: { dark: true }, pages: { services: 'cards' } },
  booker: { sections: { home: {} }, payment: { provider: 'stripe' } },
};

test('the look of a company is what its list names, the settings of its themes one by one', () => {
  expect(lookPaths(COMPANY).map((path) => path.join('.'))).toEqual([
    'identity.displayName',
    'themes.general.dark',
    'themes.pages.services',
    'booker.sections',
  ]);
  expect(settingAt(COMPANY, ['themes', 'pages', 'services'])).toBe('cards');
  expect(settingAt(COMPANY, ['themes', 'constructor', 'name'])).toBeUndefined();
});

test.each([
  [{ themes: { general: { dark: true } }, booker: { sections: {} } }, null],
  [{ booker: { sections: {}, payment: {} } }, 'booker.payment'],
  [{ identity: { phone: '' } }, 'identity.phone'],
  [{ texts: { legal: {} } }, 'texts.legal'],
  [{}, null],
])('%j names %s, which is no look', (change, path) => {
  expect(noLookIn(change)).toBe(path);
});

test.each([
  ['themes.general.dark', true],
  ['booker.sections.home', true],
  ['identity.logo', true],
  ['themes.general', false],
  ['booker.payment.provider', false],
  ['booker', false],
  ['toString.call', false],
])('%s is of the look: %s', (path, isLook) => {
  expect(isLookPath(path.split('.'))).toBe(isLook);
});

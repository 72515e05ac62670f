import { expect, test } from 'vitest';
import type { CompanyWire } from '#contract/company/company-wire.ts';
import { companyOf } from '../testing/companies.ts';
import { LOOK_NAMES, withLook } from './look.ts';

const company = companyOf('salon');
const now: CompanyWire = {
  ...company,
  themes: { general: { buttonsColor: '#2244aa', roundedMenu: true }, pages: { gift: 'cards' } },
  booker: { ...company.booker, headerDark: true },
};
const look = { themes: { general: { buttonsColor: '#3a5f4b' } }, booker: { homepageType: 'mkp' } };

test('a look that comes back takes the place of all that it was taken with', () => {
  const { themes, booker } = withLook(now, { look, names: LOOK_NAMES });
  expect(themes).toEqual({ general: { buttonsColor: '#3a5f4b' }, pages: {} });
  expect(booker).toMatchObject({ homepageType: 'mkp', maintenance: false });
  expect(booker).not.toHaveProperty('headerDark');
});

test('settings that joined the look after it was kept stay as they are', () => {
  const names = LOOK_NAMES.filter(
    (name) => name !== 'booker.headerDark' && name !== 'themes.general.roundedMenu',
  );
  const { themes, booker } = withLook(now, { look, names });
  expect(themes).toEqual({ general: { buttonsColor: '#3a5f4b', roundedMenu: true }, pages: {} });
  expect(booker.headerDark).toBe(true);
});

test('of a look that does not say what it was taken with, what it has alone comes back', () => {
  const { themes, booker } = withLook(now, { look, names: null });
  expect(themes).toEqual({
    general: { buttonsColor: '#3a5f4b', roundedMenu: true },
    pages: { gift: 'cards' },
  });
  expect([booker.homepageType, booker.headerDark]).toEqual(['mkp', true]);
});

test('the names are those of the look, each setting of the colours by itself', () => {
  expect(LOOK_NAMES).toEqual(
    expect.arrayContaining(['identity.logo', 'themes.pages', 'themes.general.dark']),
  );
  expect(LOOK_NAMES).not.toContain('themes.general');
});

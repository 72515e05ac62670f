import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { LOOK } from '#domain/preview/look.ts';
import { settingsOfPart } from '#domain/preview/part-settings.ts';
import { features } from '#registry';
import { storefrontDocs } from '#widgets/storefront/docs.ts';
import { EVERY_SETTING, layouts } from './every-setting.ts';
import { openTextsIn } from './texts/open-texts.ts';

await openTextsIn('en');

interface Site {
  readonly shops: number;
  readonly booker: object;
}

interface Section {
  readonly title: () => string;
  readonly fields: readonly { readonly path: string }[];
}

/** Pages of another origin have no types; what their modules give is said here. */
const { sectionsFor } = (await import(resolve(import.meta.dirname, '../form/sections.js'))) as {
  readonly sectionsFor: (company: object, site: Site, layouts: object) => readonly Section[];
};
const { nameOf } = (await import(resolve(import.meta.dirname, '../form/settings.js'))) as {
  readonly nameOf: (path: string) => string;
};

/** Settings that no part of a page leads to, with the reason. */
const POINTED_NOWHERE: Readonly<Record<string, string>> = {
  'booker.favicon': 'stands in the browser’s tab, which is no part of the page',
  'booker.navigation': 'the bar at the foot of a phone has no CSS part',
  'themes.general.eventsColor': 'an announced event is a dialog as others are',
  'themes.general.eventsTextColor': 'an announced event is a dialog as others are',
};

test('every setting of the look has one field in the form, and a name for people', () => {
  for (const shops of [1, 2]) {
    const paths = sectionsFor({}, { shops, booker: {} }, layouts).flatMap(({ fields }) =>
      fields.map(({ path }) => path),
    );
    expect(paths.toSorted()).toEqual(EVERY_SETTING.toSorted());
  }
  expect(EVERY_SETTING.filter((path) => nameOf(path) === path)).toEqual([]);
});

test.each([
  [1, {}, ['multiShop', 'mkpShop', 'articles', 'gift']],
  [3, {}, ['monoShop', 'articles', 'gift']],
  [3, { eshopEnabled: true, products: { active: false } }, ['monoShop', 'articles', 'gift']],
  [3, { eshopEnabled: true, products: { active: true }, giftThemes: ['classic'] }, ['monoShop']],
])(
  'of a company with %i shops and %o, layouts that its site does not use stand apart',
  (shops, booker, kinds) => {
    const apart = sectionsFor({}, { shops, booker }, layouts).at(-1)!;
    const paths = apart.fields.map(({ path }) => path);
    expect(apart.title()).toBe('Layouts that this site does not use now');
    expect(paths.filter((path) => path.startsWith('themes.pages.')).toSorted()).toEqual(
      kinds.map((kind) => `themes.pages.${kind}`).toSorted(),
    );
    expect(paths.includes('booker.homepageType')).toBe(shops === 1);
  },
);

test('no two settings have one name', () => {
  const names = EVERY_SETTING.map((path) => nameOf(path));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('what the look names is in the contract', () => {
  const sections = Object.keys(LOOK) as (keyof typeof LOOK)[];
  const named = sections
    .filter((section) => section !== 'themes')
    .flatMap((section) => LOOK[section].map((name) => `${section}.${name}`));
  expect(named.filter((path) => !EVERY_SETTING.includes(path))).toEqual([]);
});

test('every setting is reached by pointing at a part of some page, or it is said why not', () => {
  const pages = ['home', ...features.flatMap(({ pages: own = {} }) => Object.keys(own))];
  const reached = Object.keys(storefrontDocs.parts).flatMap((part) =>
    pages.flatMap((page) => settingsOfPart(part, page as Parameters<typeof settingsOfPart>[1]) ?? []),
  );
  expect([...new Set(reached)].filter((path) => !EVERY_SETTING.includes(path))).toEqual([]);
  expect(EVERY_SETTING.filter((path) => !reached.includes(path)).toSorted()).toEqual(
    Object.keys(POINTED_NOWHERE).toSorted(),
  );
});

test('the networks of a company, and those that people know, are offered', () => {
  const offered = (company: object) =>
    JSON.stringify(
      sectionsFor(company, { shops: 1, booker: {} }, layouts)
        .flatMap(({ fields }) => fields)
        .find(({ path }) => path === 'identity.socialNetworks'),
    );
  expect(offered({})).toContain('Instagram');
  expect(offered({})).not.toContain('mastodon');
  expect(offered({ identity: { socialNetworks: { mastodon: { active: true, url: '' } } } })).toContain(
    'mastodon',
  );
});

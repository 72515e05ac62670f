import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { openTextsIn } from './texts/open-texts.ts';

await openTextsIn('en');

interface Difference {
  readonly what: string;
  readonly before: string;
  readonly after: string;
}

/** A page of another origin has no types; what its module gives is said here. */
const { differencesOf } = (await import(resolve(import.meta.dirname, '../draft/differences.js'))) as {
  readonly differencesOf: (path: string, before: unknown, after: unknown) => readonly Difference[];
};

const slide = (title: object, more: object = {}) => ({
  title,
  text: {},
  buttonAction: '',
  image: { url: '/a.jpg', widths: [400], colour: '#fff' },
  ...more,
});
const slides = (...each: object[]) => ({ home: { heroImage: { enabled: true, slides: each } } });
const words = (path: string, before: unknown, after: unknown) =>
  differencesOf(path, before, after).map((each) => [each.what, each.before, each.after]);

test('of slides it is told which one, what of it, and in which language', () => {
  const first = slide({ fr: 'Été' });
  const before = slides(first, slide({ fr: 'Soins', de: 'Pflege' }));
  const after = slides(first, slide({ fr: 'Soins', de: 'Haut' }, { buttonAction: 'shop' }));
  expect(words('booker.sections', before, after)).toEqual([
    ['slide 2, title, German', '“Pflege”', '“Haut”'],
    ['slide 2, what it leads to', 'none', 'A shop'],
  ]);
  expect(words('booker.sections', before, slides(first))).toEqual([['slide 2', '“Soins”', 'none']]);
  expect(words('booker.sections', undefined, slides(first))).toEqual([
    ['shown', 'none', 'on'],
    ['slide 1', 'none', '“Été”'],
  ]);
});

test('what was moved is told as another order, and what nobody reads is not told', () => {
  const [one, other] = [slide({ fr: 'A' }), slide({ fr: 'B' })];
  expect(words('booker.sections', slides(one, other), slides(other, one))).toEqual([
    ['order', '“A” · “B”', '“B” · “A”'],
  ]);
  const wider = slide({ fr: 'A' }, { image: { url: '/a.jpg', widths: [800], colour: '#fff' } });
  expect(words('booker.sections', slides(one), slides(wider))).toEqual([]);
});

test('what was moved and changed is told as both, and what was removed or added between others as that alone', () => {
  const [a, b, c] = ['A', 'B', 'C'].map((name) =>
    slide(
      { fr: name },
      { text: { fr: `About ${name}` }, image: { url: `/${name}.jpg`, widths: [], colour: '' } },
    ),
  ) as [object, object, object];
  const changed = { ...b, text: { fr: 'New' } };
  expect(words('booker.sections', slides(a, b, c), slides(changed, a, c))).toEqual([
    ['order', '“A” · “B” · “C”', '“B” · “A” · “C”'],
    ['slide 1, text, French', '“About B”', '“New”'],
  ]);
  expect(words('booker.sections', slides(a, b, c), slides(b, c))).toEqual([['slide 1', '“A”', 'none']]);
  expect(words('booker.sections', slides(b, c), slides(a, b, c))).toEqual([['slide 1', 'none', '“A”']]);
});

test('of a menu each item is told in its order, of networks each by its name', () => {
  const item = (id: number, order: number, label: string, url = '/') => ({
    id,
    order,
    url,
    label: { en: label },
  });
  const before = [item(2, 2, 'Shop'), item(1, 1, 'Home')];
  expect(words('booker.customMenuItems', before, [item(1, 1, 'Home'), item(2, 2, 'Shop', '/eshop')])).toEqual(
    [['item 2, address', '“/”', '“/eshop”']],
  );
  expect(words('booker.customMenuItems', before, [item(1, 2, 'Home'), item(2, 1, 'Shop')])).toEqual([
    ['order', '“Home” · “Shop”', '“Shop” · “Home”'],
  ]);
  const off = { instagram: { active: false, url: '' } };
  expect(
    words('identity.socialNetworks', off, { instagram: { active: true, url: 'https://i.test/' } }),
  ).toEqual([
    ['instagram, shown', 'off', 'on'],
    ['instagram, address', 'none', '“https://i.test/”'],
  ]);
});

test('of CSS the lines that differ are told, and how many more there are', () => {
  const css = (...lines: string[]) => lines.join('\n');
  expect(
    words('themes.general.customCss', css('.a {', 'color: red;', '}'), css('.a {', 'color: tan;', '}')),
  ).toEqual([['lines that differ', 'color: red;', 'color: tan;']]);
  const many = Array.from({ length: 10 }, (_, index) => `.a${index} {}`);
  expect(words('themes.general.customCss', '', css(...many))).toEqual([
    ['lines that differ', 'none', [...many.slice(0, 8), '… and 2 more lines'].join('\n')],
  ]);
});

test('a setting of one value is told as a whole', () => {
  expect(differencesOf('themes.general.buttonsColor', '#111111', '#222222')).toEqual([]);
});

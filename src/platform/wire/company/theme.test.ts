import { describe, expect, test } from 'vitest';
import { parseCompanyTheme, parseTheme } from './theme.ts';

const BASE = 'https://api.example';

describe('a theme', () => {
  test.for([
    ['buttonsColor', 'accentColour'],
    ['secondaryButtonsColor', 'secondaryColour'],
    ['headerColor', 'headerColour'],
    ['menuColor', 'menuColour'],
    ['footerColor', 'footerColour'],
    ['mkpBackgroundColor', 'siteColour'],
    ['backgroundColor', 'pageColour'],
    ['containedBackgroundColor', 'aroundColour'],
    ['breadcrumbDefaultColor', 'stepDefaultColour'],
    ['breadcrumbDoneColor', 'stepDoneColour'],
    ['breadcrumbCurrentColor', 'stepCurrentColour'],
    ['eventsColor', 'eventsColour'],
    ['eventsTextColor', 'eventsTextColour'],
    ['customCss', 'customCss'],
  ] as const)('a theme reads the text %s as %s, where it is a text', ([wire, name]) => {
    expect(parseTheme({ [wire]: '#123456' }, BASE)).toEqual({ [name]: '#123456' });
    expect([parseTheme({ [wire]: '' }, BASE), parseTheme({ [wire]: 5 }, BASE)]).toEqual([{}, {}]);
  });

  test.for([
    ['buttonSolo', 'singleButtonColour'],
    ['siteContained', 'contained'],
    ['shadowSiteContained', 'containedShadow'],
    ['roundedMenu', 'roundedMenu'],
    ['headerFullWidth', 'fullWidthHeader'],
    ['headerDark', 'darkHeader'],
    ['squareFlatButtons', 'squareButtons'],
  ] as const)('a theme reads the flag %s as %s, where it is a flag', ([wire, name]) => {
    expect(parseTheme({ [wire]: false }, BASE)).toEqual({ [name]: false });
    expect(parseTheme({ [wire]: true }, BASE)).toEqual({ [name]: true });
    expect(parseTheme({ [wire]: 'true' }, BASE)).toEqual({});
  });

  test('a theme is dark, light, or as the visitor prefers', () => {
    expect(parseTheme({ dark: true }, BASE)).toEqual({ scheme: 'dark' });
    expect(parseTheme({ dark: false }, BASE)).toEqual({ scheme: 'light' });
    expect(parseTheme({ dark: 'yes' }, BASE)).toEqual({});
  });

  test.for(['headerFont', 'menuFont', 'bodyFont'])('a theme has the font %s, where it has a name', (name) => {
    expect(parseTheme({ [name]: { name: 'Figtree', url: '/f.woff2' } }, BASE)).toEqual({
      [name]: { name: 'Figtree', url: 'https://api.example/f.woff2' },
    });
    expect(parseTheme({ [name]: { url: '/f.woff2' } }, BASE)).toEqual({});
  });

  test('a font of several files has each of them, absolute', () => {
    const face = { url: '/l.woff2', weight: '400', range: 'U+0000-00FF' };
    expect(
      parseTheme({ bodyFont: { name: 'Lora', url: '/l.woff2', faces: [face, null] } }, BASE).bodyFont,
    ).toEqual({
      name: 'Lora',
      url: `${BASE}/l.woff2`,
      faces: [
        { ...face, url: `${BASE}/l.woff2` },
        { url: '', weight: '', range: '' },
      ],
    });
  });

  test.for(['no-repeat', 'repeat', 'repeat-x', 'repeat-y'])(
    'a theme fills the page by %s',
    (backgroundRepeat) => {
      expect(parseTheme({ backgroundRepeat }, BASE)).toEqual({ backgroundRepeat });
    },
  );

  test('a theme has no other way to fill the page, and a picture only by an address', () => {
    expect(parseTheme({ backgroundRepeat: 'round', mkpBackgroundImage: { url: 'a' } }, BASE)).toEqual({});
    expect(parseTheme({ mkpBackgroundImage: { url: '/a.webp' } }, BASE)).toEqual({
      backgroundImage: 'https://api.example/a.webp',
    });
  });

  test('a company’s theme comes before its booker’s settings; what is unknown is left out', () => {
    const booker = { backgroundColor: '#111111', headerDark: true, buttonsColor: '#000000' };
    const themes = { general: { backgroundColor: '#222222', glitter: true } };
    expect(parseCompanyTheme(themes, booker, BASE)).toEqual({ pageColour: '#222222', darkHeader: true });
    expect(parseCompanyTheme(null, 'x', BASE)).toEqual({});
  });
});

describe('a company’s fonts', () => {
  const read = (font: object, base = BASE) => {
    const warnings: string[] = [];
    const general = { headerFont: { name: 'Lora', ...font } };
    const { headerFont } = parseCompanyTheme({ general }, {}, base, (what) => void warnings.push(what));
    return { headerFont, warnings };
  };
  const fontOf = (font: object, base = BASE) => read(font, base).headerFont;

  test('come from the back end alone, with or without a base', () => {
    const faces = [{ url: '/a.woff2', weight: '400', range: '' }];
    expect(fontOf({ url: '/a.woff2', faces })).toEqual({
      name: 'Lora',
      url: `${BASE}/a.woff2`,
      faces: [{ url: `${BASE}/a.woff2`, weight: '400', range: '' }],
    });
    expect(fontOf({ url: `${BASE}/a.woff2` })?.url).toBe(`${BASE}/a.woff2`);
    expect(fontOf({ url: '/a.woff2' }, '')?.url).toBe('/a.woff2');
  });

  test.for([
    'https://fonts.example/a.woff2',
    `${BASE}.evil.example/a.woff2`,
    `${BASE}@evil.example/a.woff2`,
    '//fonts.example/a.woff2',
    '/\\\\fonts.example/a.woff2',
    'data:font/woff2;base64,d09GMg==',
  ])('have no file at %s', (url) => {
    const faces = [{ url, weight: '400', range: '' }];
    for (const base of [BASE, ''])
      expect(fontOf({ url, faces }, base)).toEqual({
        name: 'Lora',
        url: '',
        faces: [{ url: '', weight: '400', range: '' }],
      });
  });

  test('are warned of by their field where a file is elsewhere', () => {
    const elsewhere = 'https://fonts.example/a.woff2';
    const faces = [elsewhere, elsewhere].map((url) => ({ url, weight: '400', range: '' }));
    expect(new Set(read({ url: elsewhere, faces }).warnings)).toEqual(
      new Set(['file of themes.general.headerFont on another host']),
    );
    expect(read({ url: '/a.woff2', faces: [{ url: '/b.woff2' }, {}] }).warnings).toEqual([]);
  });
});

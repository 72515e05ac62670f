import { expect, test } from 'vitest';
import { speakerOf, unbuiltTexts, unnamedTexts } from './named-texts.ts';

const SUBPATHS = { '#ui/*': './src/ui/*' };
const NAMES = ['common', 'tour', 'shop'];

/** What is told of a feature whose folder holds these files. */
function told(files: Readonly<Record<string, string>>, texts: readonly string[] = ['tour'], pages = {}) {
  const speakers = new Map(
    Object.entries(files).map(([file, code]) => [file, speakerOf(file, code, SUBPATHS)] as const),
  );
  return unnamedTexts([{ name: 'tour', texts: texts as never, pages }], speakers, NAMES);
}

const SHOP = "export const hours = (t) => t('shop:hours');";
const FAULT = ["widgets/tour/feature.ts: its texts lack 'shop', of which src/ui/shop.ts speaks"];

test('a feature names the texts of its own modules', () => {
  const own = { 'widgets/tour/a.ts': "t('tour:title'); t('common:close');" };
  expect(told(own)).toEqual([]);
  expect(told(own, [])).toEqual([
    "widgets/tour/feature.ts: its texts lack 'tour', of which widgets/tour/a.ts speaks",
  ]);
});

test.for([
  "import { hours } from '#ui/shop.ts';",
  "import './b.ts';",
  "const load = () => import('../../src/ui/shop.ts');",
])('a feature names the texts of what it shows by %j', (line) => {
  const files = {
    'widgets/tour/a.ts': line,
    'widgets/tour/b.ts': "import '#ui/shop.ts';",
    'src/ui/shop.ts': SHOP,
  };
  expect(told(files)).toEqual(FAULT);
  expect(told(files, ['tour', 'shop'])).toEqual([]);
  expect(told(files, ['tour'], { shop: { texts: ['shop'] } })).toEqual([]);
});

test('a key with a part that is reckoned is a text as well', () => {
  const files = { 'widgets/tour/a.ts': 'import "#ui/shop.ts";', 'src/ui/shop.ts': 't(`shop:${day}.open`)' };
  expect(told(files)).toEqual(FAULT);
});

test.for([
  ["void site.texts.ensure('common', 'shop');", []],
  ["useSpokenPart(site, part, ['shop']);", []],
  ["go({ kind: 'shop' }); open(['shop']);", FAULT],
] as const)('texts that are asked for by %j, when they are wanted, are told: %j', ([line, faults]) => {
  const files = { 'widgets/tour/a.ts': `${line} import('#ui/shop.ts');`, 'src/ui/shop.ts': SHOP };
  expect(told(files)).toEqual(faults);
});

test('a type brings no texts, nor does what another feature speaks', () => {
  const files = {
    'widgets/tour/a.ts': "import type { Hours } from '#ui/shop.ts';",
    'widgets/other/b.ts': "import '#ui/shop.ts';",
    'src/ui/shop.ts': SHOP,
  };
  expect(told(files)).toEqual([]);
});

test('texts that are part of a module’s code need no name', () => {
  const files = {
    'widgets/tour/a.ts':
      "import shop from '#ui/words/shop.json' with { type: 'json' }; import '#ui/shop.ts';",
    'src/ui/shop.ts': SHOP,
  };
  expect(told(files)).toEqual([]);
});

test('texts that are asked for when they are wanted have a file of the build', () => {
  const file = 'src/ui/shop.ts';
  const speakers = new Map([[file, speakerOf(file, "texts.ensure('common', 'shop', 'tour');", SUBPATHS)]]);
  expect(unbuiltTexts(speakers, ['tour'])).toEqual([
    `${file}: it asks for 'shop', which no feature.ts names`,
  ]);
  expect(unbuiltTexts(speakers, ['tour', 'shop'])).toEqual([]);
});

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { throwawayFolder } from '../../setup/throwaway-folder.ts';
import { textTypesOf } from './text-types.ts';

test('each file of a language is a namespace of i18next, with its texts as literal types', () => {
  const folder = throwawayFolder('texts');
  writeFileSync(
    join(folder, 'gift-cards.json'),
    '{ "title": "Offrir", "of": { "n_one": "\\"{{count}}\\" carte" } }',
  );
  writeFileSync(join(folder, 'cart.json'), '{ "empty": "Panier vide" }');
  expect(textTypesOf(folder)).toBe(`import 'i18next';
declare module 'i18next' {
  interface ResourceNamespaceMap {
    "cart": {"empty":"Panier vide"};
    "gift-cards": {"title":"Offrir","of":{"n_one":"\\"{{count}}\\" carte"}};
  }
}
`);
});

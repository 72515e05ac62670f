import { expect, it } from 'vitest';
import { readAttribute, readProperty } from './attribute.ts';
import { everyAttribute } from '../every-element/definition.ts';

it.each([
  ['de', 'de'],
  ['fr-CH', 'fr'],
  ['EN_us', 'en'],
])('a locale attribute means any tag that `lang` takes: %s', (tag, locale) => {
  expect(readAttribute(everyAttribute.locale, tag)).toEqual({ kind: 'value', value: locale });
  expect(readProperty(everyAttribute.locale, tag)).toEqual({ kind: 'value', value: locale });
});

it.each(['pt-BR', 'french', 'constructor'])(
  'a locale attribute of a language that the product does not speak is invalid: %s',
  (tag) => {
    expect(readAttribute(everyAttribute.locale, tag)).toEqual({ kind: 'invalid' });
  },
);

import { expect, it } from 'vitest';
import { readAttribute, readProperty } from './attribute.ts';
import { everyAttribute } from '../every-element/definition.ts';

it.each([
  ['de', 'de'],
  ['fr-CH', 'fr'],
  ['EN_us', 'en'],
])('a language is meant by every tag that `lang` takes: %s', (tag, locale) => {
  expect(readAttribute(everyAttribute.locale, tag)).toEqual({ kind: 'value', value: locale });
  expect(readProperty(everyAttribute.locale, tag)).toEqual({ kind: 'value', value: locale });
});

it.each(['pt-BR', 'french', 'constructor'])('a language that we do not speak is invalid: %s', (tag) => {
  expect(readAttribute(everyAttribute.locale, tag)).toEqual({ kind: 'invalid' });
});

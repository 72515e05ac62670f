import { expect, it } from 'vitest';
import { invalidMessage, readAttribute, readProperty } from './attribute.ts';
import { everyAttribute, storefrontAttribute } from '../every-element/definition.ts';

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

it.each(['https://salon.example', 'http://salon.example/site/', '/salon', '/'])(
  'the address of a storefront is one of the web or a path: %s',
  (base) => {
    expect(readAttribute(storefrontAttribute.base, base)).toEqual({ kind: 'value', value: base });
  },
);

it.each(['salon.example', '//salon.example', 'javascript:alert(1)', 'https://'])(
  'another address of a storefront is invalid, and its developer is told what is expected: %s',
  (base) => {
    expect(readAttribute(storefrontAttribute.base, base)).toEqual({ kind: 'invalid' });
    expect(readProperty(storefrontAttribute.base, base)).toEqual({ kind: 'invalid' });
    expect(invalidMessage('vitrine-cart', 'base', storefrontAttribute.base, base)).toBe(
      `<vitrine-cart> base: expected an address as https://salon.example or /salon, got "${base}"; it is ignored.`,
    );
  },
);

it('an empty address of a storefront is none', () => {
  expect(readAttribute(storefrontAttribute.base, '')).toEqual({ kind: 'value', value: undefined });
});

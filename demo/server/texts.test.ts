import { expect, expectTypeOf, test } from 'vitest';
import { translate } from './texts.ts';

test('a text is said in a language, with its values as they are', () => {
  expect(translate('fr', 'mail:confirmed.hello', { firstname: 'Zoé & <b>' })).toBe('Bonjour Zoé & <b>,');
  expect(translate('de', 'page:phone')).toBe('Telefon');
});

/** The compiler is the judge: `@ts-expect-error` is an error itself where the line below compiles. */
test('a text is asked for by a key that exists, with its values', () => {
  const wrong = (kind: string) => [
    // @ts-expect-error: there is no such key
    translate('fr', 'mail:confirmed.helo'),
    // @ts-expect-error: the key is of another namespace
    translate('fr', 'page:confirmed.title'),
    // @ts-expect-error: elements have these
    translate('fr', 'booking:book'),
    // @ts-expect-error: a text with a value needs it
    translate('fr', 'mail:confirmed.hello'),
    // @ts-expect-error: the value has another name
    translate('fr', 'mail:confirmed.hello', { name: 'Zoé' }),
    // @ts-expect-error: a value is a string or a number
    translate('fr', 'mail:confirmed.hello', { firstname: null }),
    // @ts-expect-error: the text has no value
    translate('fr', 'page:phone', { name: 'Zoé' }),
    // @ts-expect-error: any string may follow
    translate('fr', `page:${kind}.title`),
  ];
  expectTypeOf(wrong).toBeFunction();
});

test('a key that does not exist throws', () => {
  // @ts-expect-error: there is no such key
  expect(() => translate('fr', 'mail:nothing')).toThrow('No text mail:nothing in fr.');
});

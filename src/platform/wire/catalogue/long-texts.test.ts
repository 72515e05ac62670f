import { expect, test } from 'vitest';
import { parseDescription, parseLegal } from './long-texts.ts';

test('a long text has the languages with words; from no reply none is read', () => {
  expect(parseDescription({ description: { fr: '<p>Long</p>' } })).toEqual({ fr: '<p>Long</p>' });
  expect([parseDescription({}), parseDescription('text'), parseDescription(null)]).toEqual([{}, null, null]);
  const text = (name: string) => ({ fr: name });
  expect(
    parseLegal({
      texts: { legal: text('legal'), cookies: text('cookies') },
      textLegals: { rgpd: text('rgpd'), mentions: text('mentions'), cgv: text('cgv'), cgu: text('cgu') },
    }),
  ).toEqual(
    Object.fromEntries(
      ['legal', 'cookies', 'rgpd', 'mentions', 'cgv', 'cgu'].map((name) => [name, text(name)]),
    ),
  );
  expect([parseLegal(null), parseLegal([])]).toEqual([null, null]);
});

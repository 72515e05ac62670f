import { expect, test } from 'vitest';
import type { Locale } from '#domain/locale.ts';
import type { UiTexts } from '#ui/texts.ts';
import de from '#locales/de/free-times.json' with { type: 'json' };
import fr from '#locales/fr/free-times.json' with { type: 'json' };
import { partTextWithin } from './part-text.ts';

/** The texts of the search for free times alone, with their hour. */
function textsOf(locale: Locale, { find, hours }: typeof fr | typeof de): UiTexts {
  const all: Readonly<Record<string, string>> = {
    'free-times:find.evening': find.evening,
    'free-times:hours.from': hours.from,
  };
  const t = ((key: string, values?: { readonly hour?: string }) =>
    all[key]?.replace('{{hour}}', values?.hour ?? '')) as UiTexts['t'];
  return { locale, t } as UiTexts;
}

test.each([
  ['fr', fr, 'soir dès 18 h'],
  ['de', de, 'Abend ab 18:00 Uhr'],
] as const)(
  'within a sentence in %s a part of the day is written as its language does',
  (locale, texts, said) => {
    expect(partTextWithin('evening', textsOf(locale, texts)).replace(/\s/g, ' ')).toBe(said);
  },
);

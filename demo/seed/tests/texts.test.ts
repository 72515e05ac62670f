import { describe, expect, test } from 'vitest';
import { isLocale } from '#domain/locale.ts';
import { faultsOfFrench } from '../../check/french-spaces.ts';
import type { SeedCompany } from '../model.ts';
import { companies } from './every-company.ts';

function localesOf({ company }: SeedCompany): string[] {
  return Object.entries(company.booker.langs).flatMap(([locale, enabled]) => (enabled ? [locale] : []));
}

/** Every object below a value that is a text in several languages, with where it stands. */
function* textsIn(value: unknown, path: string): Generator<readonly [string, Record<string, unknown>]> {
  if (typeof value !== 'object' || value === null) return;
  const entries = Object.entries(value);
  const isText =
    entries.length > 0 && entries.every(([key, text]) => isLocale(key) && typeof text === 'string');
  if (isText) yield [path, Object.fromEntries(entries)];
  else for (const [key, inner] of entries) yield* textsIn(inner, `${path}.${key}`);
}

describe.each(companies)('%s', (nickname, seed) => {
  test('every text is there in each language of the company, and says something', () => {
    const wanted = localesOf(seed).sort();
    for (const [path, text] of textsIn(seed, nickname)) {
      const spoken = Object.keys(text).sort();
      const isHoliday = path.includes('Days.') || path.includes('.langs');
      if (isHoliday) expect(spoken, path).toEqual(expect.arrayContaining(wanted));
      else expect(spoken, path).toEqual(wanted);
      for (const words of Object.values(text)) expect(String(words).trim(), path).not.toBe('');
    }
  });

  test('French has the spaces before its marks that no line breaks at', () => {
    const faults = [...textsIn(seed, nickname)].flatMap(([path, { fr = '' }]) =>
      faultsOfFrench(String(fr)).map((fault) => `${path} lacks ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  test('no two articles have the same summary or description in any language', () => {
    for (const locale of localesOf(seed)) {
      for (const field of ['name', 'summary', 'description'] as const) {
        const texts = [...seed.services, ...(seed.products ?? [])].map(
          (article) => article[field][locale as 'fr'],
        );
        expect(new Set(texts).size, `${field} in ${locale}`).toBe(texts.length);
      }
    }
  });
});

import { atom, computed, type ReadableAtom } from 'nanostores';
import type { Company } from '#domain/company/company.ts';
import { isLocale, LOCALES, type Locale } from '#domain/locale.ts';
import { unprefixedLocale } from '#domain/site/routes.ts';
import type { Cookies } from '#platform/ports.ts';
import type { Load } from '../load.ts';
import type { TextsStore } from './texts.ts';

export interface LocaleStore {
  /** The language in use: always one that the company enables, as soon as the company is known. */
  readonly $locale: ReadableAtom<Locale>;
  /** The company's languages, French first; one only means that it is forced and no switcher shows. */
  readonly $locales: ReadableAtom<readonly Locale[]>;
  /**
   * Switches once the texts in use are there in that language; false when the company does not enable it, or when
   * another one was chosen meanwhile. `remember` false: the page asked for it, not the visitor.
   */
  choose(locale: Locale, options?: { readonly remember?: boolean }): Promise<boolean>;
  dispose(): void;
}

const COOKIE = 'locale';
const YEAR = 31_536_000;

/** The language a visitor chose at an earlier visit. */
export function storedLocale(cookies: Cookies): Locale | null {
  const kept = cookies.read(COOKIE);
  return isLocale(kept) ? kept : null;
}

export interface LocaleTools {
  readonly first: Locale;
  readonly $company: ReadableAtom<Load<Company>>;
  readonly cookies: Cookies;
  readonly texts: TextsStore;
}

export function createLocale({ first, $company, cookies, texts }: LocaleTools): LocaleStore {
  const $locale = atom<Locale>(first);
  const $locales = computed($company, (company) =>
    company.kind === 'ready' ? company.value.locales : LOCALES,
  );
  let latest = first;

  const off = $locales.subscribe((locales) => {
    if (locales.includes(latest)) return;
    latest = unprefixedLocale(locales);
    $locale.set(latest);
    void texts.speak(latest);
  });

  return {
    $locale,
    $locales,
    async choose(locale, { remember = true } = {}) {
      if (!$locales.get().includes(locale)) return false;
      latest = locale;
      if (remember) cookies.write(COOKIE, locale, YEAR);
      await texts.speak(locale);
      if (latest !== locale) return false;
      $locale.set(locale);
      return true;
    },
    dispose: off,
  };
}

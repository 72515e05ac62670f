import type { InitOptions, Resource } from 'i18next';
import { DEFAULT_LOCALE, type Locale } from '#domain/locale.ts';

/** What i18next is started with, from the texts that are there in a language. The build leaves out what no option asks for. */
export const textOptions = (locale: Locale, texts: Resource[string]) =>
  ({
    lng: locale,
    fallbackLng: DEFAULT_LOCALE,
    resources: { [locale]: { ...texts } },
    ns: Object.keys(texts),
    initAsync: false,
    // React escapes what it shows; here it would be escaped twice.
    interpolation: { escapeValue: false },
  }) satisfies InitOptions;

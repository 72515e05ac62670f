import type { Locale } from '../locale.ts';

/** Whether something that is for some languages, or for `all`, is shown to who reads one. */
export function isInLanguage(languages: readonly string[], locale: Locale): boolean {
  return languages.includes(locale) || languages.includes('all');
}

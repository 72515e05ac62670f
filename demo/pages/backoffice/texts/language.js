// Which language the office speaks.

/** Each by its own name. */
export const LANGUAGES = {
  fr: 'Français',
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  it: 'Italiano',
};
const KEY = 'vitrine.backoffice.language';

/** What the address asks for, else what was chosen once, else the first that the browser wants and the office speaks. */
export function languageFor({ address, kept, wanted }) {
  const tags = wanted.map((tag) => tag.split('-')[0].toLowerCase());
  const asked = [new URL(address).searchParams.get('lang'), kept, ...tags];
  return asked.find((id) => Object.hasOwn(LANGUAGES, id)) ?? 'en';
}

export function keptLanguage() {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Keeps what was chosen, in the address too where that asks for a language. */
export function keepLanguage(language) {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // What a browser does not keep is there until the page is left.
  }
  const address = new URL(location.href);
  if (!address.searchParams.has('lang')) return;
  address.searchParams.set('lang', language);
  history.replaceState(history.state, '', address);
}

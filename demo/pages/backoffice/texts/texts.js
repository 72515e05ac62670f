// The words of the office, which stand in one file for each language.

/** As the product writes days, times and numbers in each language. */
const TAGS = { fr: 'fr-FR', en: 'en-GB', de: 'de-DE', es: 'es-ES', it: 'it-IT' };
/** Says what another language has no words for, and all where that cannot be had. */
const FALLBACK = 'en';
const FILE = 'office';

let i18n = null;
let readFile = null;
let wanted = FALLBACK;

/** `i18next` is made by that library; `read` gives the file of a language, and rejects where it cannot be had. */
export async function openTexts({ i18next, read, language: first }) {
  i18n = i18next;
  readFile = read;
  await i18n.init({
    lng: FALLBACK,
    fallbackLng: FALLBACK,
    resources: {},
    defaultNS: FILE,
    initAsync: false,
    // Names of people and addresses may have its mark.
    nsSeparator: false,
    // What is said becomes text in the page, never markup.
    interpolation: { escapeValue: false },
  });
  const [own, other] = await Promise.allSettled([load(first), load(FALLBACK)]);
  if (own.status === 'rejected' && other.status === 'rejected') throw other.reason;
  await speak(own.status === 'fulfilled' ? first : FALLBACK);
}

async function load(id) {
  if (!i18n.hasResourceBundle(id, FILE)) i18n.addResourceBundle(id, FILE, await readFile(id));
}

/** Says whether it is the language now: another one may have been chosen while its words were on their way. */
export async function speak(next) {
  wanted = next;
  await load(next);
  if (wanted !== next) return false;
  await i18n.changeLanguage(next);
  return true;
}

/** The language that is chosen. */
export const language = () => i18n.language;

/** A text by its key, as it is said now. A value may be a function, as of what `words` gives. */
export function t(key, values = {}) {
  const now = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'function' ? value() : value,
  ]);
  return i18n.t(key, Object.fromEntries(now));
}

/** A text that stands in the page, and follows the language. */
export const words = (key, values) => () => t(key, values);

export const number = (value) => new Intl.NumberFormat(TAGS[language()]).format(value);

export const when = (iso) =>
  new Intl.DateTimeFormat(TAGS[language()], { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(iso),
  );

/** Of a text that a company has written, in the language of the office, else in the first that it has. */
export const written = (texts) => texts?.[language()] || Object.values(texts ?? {}).find(Boolean) || '';

/** The name of a language, as within a sentence. */
export const languageName = (id) => new Intl.DisplayNames(TAGS[language()], { type: 'language' }).of(id);

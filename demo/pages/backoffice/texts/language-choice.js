// The choice of the language, which leaves all that was typed where it is.

import { el, tell } from '../dom.js';
import { sayAnew } from './spoken.js';
import { LANGUAGES, keepLanguage } from './language.js';
import { language, speak, t, words } from './texts.js';

/** Brings the page to the language that is chosen. */
export function followLanguage() {
  document.documentElement.lang = language();
  document.title = t('page.title');
  // The controls of the preview are words of the product.
  document.querySelector('vitrine-preview')?.setAttribute('locale', language());
  sayAnew();
}

export function languageChoice() {
  const select = el(
    'select',
    { className: 'language', 'aria-label': words('page.language') },
    ...Object.entries(LANGUAGES).map(([id, name]) => el('option', { value: id, lang: id }, name)),
  );
  select.value = language();
  select.addEventListener('change', async () => {
    const chosen = select.value;
    try {
      if (!(await speak(chosen))) return;
      keepLanguage(chosen);
      followLanguage();
    } catch {
      if (select.value !== chosen) return;
      select.value = language();
      tell(t('page.languageMissing'));
    }
  });
  return select;
}

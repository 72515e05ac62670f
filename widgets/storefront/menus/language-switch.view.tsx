import type { Locale } from '#domain/locale.ts';
import { tw } from '#theme/sheet.ts';
import { ActionLink, type Target } from '#ui/actions/link.tsx';
import { CheckIcon } from '#ui/icons/icons.tsx';
import { useTexts } from '#ui/texts.ts';
import { Disclosure, LISTED } from './disclosure.view.tsx';

/** A language with the same page in it. */
export interface Language {
  readonly locale: Locale;
  readonly to: Target;
}

/** Each in its own words, whatever language is spoken now. */
const NAMES: Readonly<Record<Locale, string>> = {
  fr: 'Français',
  de: 'Deutsch',
  en: 'English',
  es: 'Español',
  it: 'Italiano',
};

/** The languages side by side. */
export function LanguageList({ languages }: { readonly languages: readonly Language[] }) {
  const { locale, t } = useTexts();
  if (languages.length < 2) return null;
  return (
    <ul aria-label={t('storefront:language.title')} className={tw('flex flex-wrap gap-x-5')}>
      {languages.map((language) => (
        <li key={language.locale} lang={language.locale}>
          <ActionLink
            to={language.to}
            current={language.locale === locale}
            className={`inline-flex items-center min-h-target underline-offset-4 ${
              language.locale === locale ? 'underline decoration-1 font-medium' : 'hover:underline'
            }`}
          >
            {NAMES[language.locale]}
          </ActionLink>
        </li>
      ))}
    </ul>
  );
}

/** The languages behind one button. */
export function LanguageMenu({ languages }: { readonly languages: readonly Language[] }) {
  const { locale, t } = useTexts();
  if (languages.length < 2) return null;
  return (
    <Disclosure
      align="right"
      label={<span className={tw('uppercase')}>{locale}</span>}
      name={t('storefront:language.menu', { language: `${locale.toUpperCase()}, ${NAMES[locale]}` })}
    >
      <ul>
        {languages.map((language) => (
          <li key={language.locale} lang={language.locale}>
            <ActionLink
              to={language.to}
              current={language.locale === locale}
              className={`${LISTED} justify-between`}
            >
              {NAMES[language.locale]}
              {language.locale === locale && <CheckIcon className="w-4 h-4" />}
            </ActionLink>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

import type { Letters } from '#domain/account/profile.ts';
import { languageName } from '#domain/languages/language-name.ts';
import { isLocale, type Locale } from '#domain/locale.ts';
import { tw } from '#theme/sheet.ts';
import { SelectField } from '#ui/forms/choices/select-field.tsx';
import { Heading } from '#ui/heading.tsx';
import { useTexts } from '#ui/texts.ts';

interface LettersProps extends Letters {
  readonly companyName: string;
  /** In which the company writes; with one there is nothing to choose. */
  readonly languages: readonly Locale[];
  readonly onChoose: (change: Partial<Letters>) => void;
}

/** The language of letters, and whether some of them may be offers. */
export function LettersView({ language, agreesToOffers, companyName, languages, onChoose }: LettersProps) {
  const { t } = useTexts();
  return (
    <section className={tw('pt-6 border-t border-line')}>
      <Heading variant="label" below={1}>
        {t('profile:letters.title')}
      </Heading>
      <div className={tw('grid gap-4 mt-3')}>
        {languages.length > 1 && (
          <SelectField
            label={t('profile:letters.language')}
            name="language"
            value={language}
            options={[
              { value: '', label: t('profile:letters.siteLanguage') },
              ...languages.map((each) => ({ value: each, label: languageName(each) })),
            ]}
            onChange={(value) => onChoose({ language: isLocale(value) ? value : '' })}
          />
        )}
        <label className={tw('flex items-start gap-3 min-h-target cursor-pointer')}>
          <input
            type="checkbox"
            name="marketing"
            checked={agreesToOffers}
            onChange={(event) => onChoose({ agreesToOffers: event.currentTarget.checked })}
            className={tw('w-5 h-5 mt-0.5 shrink-0 accent-[color:var(--v-accent)]')}
          />
          {t('sign-in:marketing', { company: companyName })}
        </label>
      </div>
    </section>
  );
}

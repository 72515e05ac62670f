import type { GiftTheme } from '#domain/gifts/gift-offer.ts';
import { spokenText } from '#domain/locale.ts';
import { tw } from '#theme/sheet.ts';
import { ResponsivePicture } from '#ui/media/picture.tsx';
import { useTexts } from '#ui/texts.ts';
import { RadioCards } from '#ui/forms/choices/radio-cards.tsx';

interface ThemeChoiceProps {
  readonly themes: readonly GiftTheme[];
  readonly themeId: string;
  readonly error: string | undefined;
  readonly onChoose: (id: string) => void;
}

/** How the voucher looks. */
export function ThemeChoice({ themes, themeId, error, onChoose }: ThemeChoiceProps) {
  const { locale, t } = useTexts();
  return (
    <RadioCards
      legend={t('gift:theme.legend')}
      name="themeId"
      value={themeId}
      error={error}
      onChoose={onChoose}
      className="grid grid-cols-2 @[40em]:grid-cols-3 gap-3"
      cardClassName="p-2"
      options={themes.map((theme) => {
        const name = spokenText(locale, theme.name);
        return {
          value: theme.id,
          content: (
            <>
              <ResponsivePicture
                picture={theme.picture ?? undefined}
                ratio="4/3"
                sizes="(min-width: 640px) 220px, 45vw"
                decorative
              />
              <span lang={name.lang} className={tw('block px-1 pt-2 pb-1 font-medium leading-tight')}>
                {name.text}
              </span>
            </>
          ),
        };
      })}
    />
  );
}

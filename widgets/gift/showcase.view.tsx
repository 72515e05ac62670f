import type { GiftTheme } from '#domain/gifts/gift-offer.ts';
import { textIn } from '#domain/locale.ts';
import { formatMoney, type Currency } from '#domain/prices/money.ts';
import { tw } from '#theme/sheet.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { ResponsivePicture } from '#ui/media/picture.tsx';
import { useTexts } from '#ui/texts.ts';

interface ShowcaseProps {
  readonly companyName: string;
  readonly themes: readonly GiftTheme[];
  readonly currency: Currency;
  /** Where a voucher is filled in. */
  readonly href: string;
}

/** The themes, each with the way to where it is filled in. */
export function Showcase({ companyName, themes, currency, href }: ShowcaseProps) {
  const { locale, t } = useTexts();
  const money = (cents: number) => formatMoney(locale, cents, currency);
  return (
    <div part="gift">
      <Heading variant="display">{t('gift:title')}</Heading>
      <p className={tw('mt-2 text-lead text-muted')}>{t('gift:lead', { company: companyName })}</p>
      <ul className={tw('grid gap-6 mt-6 @[36em]:grid-cols-2 @[56em]:grid-cols-3')}>
        {themes.map((theme) => {
          const name = textIn(locale, theme.name);
          return (
            <li key={theme.id} className={tw('grid gap-2 content-start')}>
              <ResponsivePicture
                picture={theme.picture ?? undefined}
                ratio="4/3"
                sizes="(min-width: 896px) 33vw, 100vw"
                decorative
              />
              <p className={tw('font-display text-title')}>{name}</p>
              <p className={tw('text-muted')}>
                {t('gift:showcase.amounts', { least: money(theme.least), most: money(theme.most) })}
              </p>
              <ButtonLink
                variant="small"
                className="justify-self-start"
                label={`${name} – ${t('gift:showcase.choose')}`}
                to={{ href, go: () => 'follow' }}
              >
                {t('gift:showcase.choose')}
              </ButtonLink>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

import { lastDayOf, expiryOf } from '#domain/account/credit/voucher-validity.ts';
import type { GiftService, GiftTheme } from '#domain/gifts/gift-offer.ts';
import type { GiftDraft } from '#domain/gifts/gift.ts';
import { textIn } from '#domain/locale.ts';
import { formatMoney, type Cents, type Currency } from '#domain/prices/money.ts';
import { formatPlainDate } from '#domain/time/format-time.ts';
import { instant, type Instant } from '#domain/time/instant.ts';
import { tw } from '#theme/sheet.ts';
import { ResponsivePicture } from '#ui/media/picture.tsx';
import { useTexts } from '#ui/texts.ts';

export interface PreviewProps {
  readonly companyName: string;
  readonly theme: GiftTheme | undefined;
  readonly service: GiftService | undefined;
  readonly price: Cents | null;
  readonly currency: Currency;
  readonly draft: GiftDraft;
  /** When it is sent; null: nobody can tell yet. */
  readonly sentAt: Instant | null;
}

/** The voucher as it will look. */
export function Preview({ companyName, theme, service, price, currency, draft, sentAt }: PreviewProps) {
  const { locale, t } = useTexts();
  const worth =
    draft.worth === 'service' && service
      ? textIn(locale, service.name)
      : price === null
        ? t('gift:preview.noWorth')
        : formatMoney(locale, price, currency);
  const until =
    theme && sentAt !== null
      ? t('gift:preview.until', {
          day: formatPlainDate(locale, lastDayOf(instant(expiryOf(sentAt, theme.validDays)))),
        })
      : null;
  const message = draft.message.trim();
  return (
    <figure part="voucher" aria-label={t('gift:preview.title')} className={tw('m-0 min-w-0')}>
      <div className={tw('overflow-hidden rounded border border-line bg-raised')}>
        <ResponsivePicture
          picture={theme?.picture ?? undefined}
          ratio="16/9"
          sizes="(min-width: 896px) 400px, 100vw"
          decorative
          eager
          className="!rounded-none"
        />
        <div className={tw('grid gap-3 p-5 [overflow-wrap:anywhere]')}>
          <p className={tw('flex flex-wrap justify-between gap-x-4 text-caption text-muted')}>
            <span>{companyName}</span>
            <span>{theme ? textIn(locale, theme.name) : t('gift:preview.voucher')}</span>
          </p>
          <p className={tw('font-display text-headline leading-tight')}>{worth}</p>
          <p>
            <span className={tw('block font-medium')}>
              {draft.name.trim()
                ? t('gift:preview.to', { name: draft.name.trim() })
                : t('gift:preview.toNobody')}
            </span>
            {draft.sender.trim() && (
              <span className={tw('block text-muted')}>
                {t('gift:preview.from', { name: draft.sender.trim() })}
              </span>
            )}
          </p>
          {message && <p className={tw('font-display italic whitespace-pre-line')}>{message}</p>}
          <p className={tw('pt-3 border-t border-line text-caption text-muted')}>
            {until && <span className={tw('block')}>{until}</span>}
            {t('gift:preview.code')}
          </p>
        </div>
      </div>
    </figure>
  );
}

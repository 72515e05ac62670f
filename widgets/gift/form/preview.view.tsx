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

/** The service or the sum, as far as one is chosen. */
export function useWorth({
  draft,
  service,
  price,
  currency,
}: Omit<PreviewProps, 'companyName' | 'theme' | 'sentAt'>) {
  const { locale, t } = useTexts();
  if (draft.worth === 'service') return service ? textIn(locale, service.name) : t('gift:preview.noService');
  return price === null ? t('gift:preview.noWorth') : formatMoney(locale, price, currency);
}

function Parties({ draft: { name, sender } }: Pick<PreviewProps, 'draft'>) {
  const { t } = useTexts();
  return (
    <p>
      <span className={tw('block font-medium')}>
        {name.trim() ? t('gift:preview.to', { name: name.trim() }) : t('gift:preview.toNobody')}
      </span>
      {sender.trim() && (
        <span className={tw('block text-muted')}>{t('gift:preview.from', { name: sender.trim() })}</span>
      )}
    </p>
  );
}

/** The voucher as it will look. */
export function Preview(props: PreviewProps) {
  const { companyName, theme, draft, sentAt } = props;
  const { locale, t } = useTexts();
  const worth = useWorth(props);
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
          <Parties draft={draft} />
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

/** The same in a row, where there is little room. */
export function BriefPreview(props: PreviewProps) {
  const { t } = useTexts();
  const worth = useWorth(props);
  return (
    <figure
      part="voucher"
      aria-label={t('gift:preview.title')}
      className={tw(
        'm-0 flex items-center gap-4 p-3 rounded border border-line bg-raised [overflow-wrap:anywhere]',
      )}
    >
      <ResponsivePicture
        picture={props.theme?.picture ?? undefined}
        ratio="4/3"
        sizes="96px"
        decorative
        eager
        className="w-24 shrink-0"
      />
      <div className={tw('min-w-0')}>
        <p className={tw('font-display text-title leading-tight')}>{worth}</p>
        <Parties draft={props.draft} />
      </div>
    </figure>
  );
}

import { sumOfGifts, type OrderedGift } from '#domain/gifts/ordered-gift.ts';
import { formatMoney, type Currency } from '#domain/prices/money.ts';
import { formatDay } from '#domain/time/format-time.ts';
import { isDateKey } from '#domain/time/date-key.ts';
import { tw } from '#theme/sheet.ts';
import { ButtonLink, IconButton } from '#ui/actions/button.tsx';
import { Link, type Target } from '#ui/actions/link.tsx';
import { Below } from '#ui/heading.tsx';
import { GiftIcon } from '#ui/icons/gift-icon.tsx';
import { CloseIcon } from '#ui/icons/icons.tsx';
import { useListFocus } from '#ui/lists/use-list-focus.ts';
import { useTexts } from '#ui/texts.ts';
import { CartHeading } from '../parts/cart-heading.view.tsx';

export interface GiftsCartProps {
  readonly list: readonly OrderedGift[];
  readonly currency: Currency;
  /** Where one is changed; null where no page of this origin does that. */
  readonly change: (gift: OrderedGift) => Target | null;
  readonly onRemove: (gift: OrderedGift) => void;
  /** Where all of the cart is paid for; null where that is no page of this origin, or said below. */
  readonly checkout: Target | null;
}

const TONE = 'text-accent';
const EDGE = 'border-accent';

function Line({
  gift,
  currency,
  change,
  onRemove,
}: Omit<GiftsCartProps, 'list' | 'checkout'> & { readonly gift: OrderedGift }) {
  const { locale, t } = useTexts();
  const { recipient, price, day } = gift.gift;
  const { name } = recipient;
  const target = change(gift);
  return (
    <li className={tw('grid grid-cols-[1fr_auto] gap-x-3 items-start py-4 border-b border-line')}>
      <div className={tw('min-w-0 [overflow-wrap:anywhere]')}>
        <span className={tw('block font-medium')}>{t('gift:preview.to', { name })}</span>
        <span className={tw('block text-caption text-muted')}>
          {day && isDateKey(day)
            ? t('gift:preview.sent', { day: formatDay(locale, day, 'full') })
            : t('gift:preview.sentNow')}
        </span>
        {target && (
          <Link to={target} label={t('gift:listed.changeOf', { name })} className="mt-1">
            {t('gift:listed.change')}
          </Link>
        )}
      </div>
      <div className={tw('flex items-start gap-1')}>
        <span className={tw('text-right tabular-nums whitespace-nowrap')}>
          {formatMoney(locale, price, currency)}
        </span>
        <IconButton
          label={t('gift:listed.removeOf', { name })}
          onPress={() => onRemove(gift)}
          className="-mt-2.5 -mr-3"
        >
          <CloseIcon className="w-4 h-4" />
        </IconButton>
      </div>
    </li>
  );
}

/** The vouchers that are to be paid. */
export function GiftsCartView({ list, checkout, ...line }: GiftsCartProps) {
  const { locale, t } = useTexts();
  const lines = useListFocus(list.length);
  return (
    <section aria-label={t('gift:cart.title')}>
      <CartHeading
        title={t('gift:cart.title')}
        sign={<GiftIcon className="w-6 h-6" />}
        tone={TONE}
        edge={EDGE}
        place={null}
      />
      <Below>
        <ul ref={lines} tabIndex={-1} aria-label={t('gift:cart.lines')} className={tw('mt-2')}>
          {list.map((gift) => (
            <Line key={gift.id} gift={gift} {...line} />
          ))}
        </ul>
        <dl className={tw('grid grid-cols-[1fr_auto] gap-x-4 pt-4 font-medium')}>
          <dt>{t('gift:bar.total')}</dt>
          <dd className={tw('text-right tabular-nums')}>
            {formatMoney(locale, sumOfGifts(list), line.currency)}
          </dd>
        </dl>
        {checkout && (
          <div className={tw('mt-5')}>
            <ButtonLink to={checkout}>{t('gift:bar.payAll')}</ButtonLink>
          </div>
        )}
      </Below>
    </section>
  );
}

import type { Currency } from '#domain/prices/money.ts';
import type { ShownPrice } from '#domain/prices/pricing.ts';
import { tw } from '#theme/sheet.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import type { Target } from '#ui/actions/link.tsx';
import { useTexts } from '#ui/texts.ts';
import { CartPrice } from '../parts/cart-price.view.tsx';

/** `placed`: this tab holds a time for all of it; `elsewhere`: another does, or it has changed since; `unplaced`: nobody does. */
export type VisitInTotal = 'placed' | 'elsewhere' | 'unplaced';

interface CartTotalProps {
  readonly price: ShownPrice;
  readonly currency: Currency;
  /** Null: there is none. */
  readonly visit: VisitInTotal | null;
  /** The products are of another shop than the visit, and are paid apart. */
  readonly isApart: boolean;
  /** Where all of it is paid for; null where that is no page of this origin, or where nothing can be paid yet. */
  readonly checkout: Target | null;
}

/** What a cart of several kinds costs together, and the way to its checkout. */
export function CartTotalView({ price, currency, visit, isApart, checkout }: CartTotalProps) {
  const { t } = useTexts();
  return (
    <div role="group" aria-label={t('cart:all.title')} className={tw('pt-5 border-t border-line')}>
      <dl className={tw('grid grid-cols-[1fr_auto] gap-x-4 text-title')}>
        <dt>{t('cart:all.title')}</dt>
        <dd className={tw('text-right tabular-nums')}>
          <CartPrice price={price} currency={currency} />
        </dd>
      </dl>
      {visit && <p className={tw('mt-1 text-caption text-muted')}>{t(`cart:all.${visit}`)}</p>}
      {isApart && <p className={tw('mt-1 text-caption text-muted')}>{t('cart:all.apart')}</p>}
      {checkout && (
        <div className={tw('mt-5')}>
          <ButtonLink to={checkout}>{t('cart:all.pay')}</ButtonLink>
        </div>
      )}
    </div>
  );
}

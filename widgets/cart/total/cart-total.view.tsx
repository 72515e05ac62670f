import type { Currency } from '#domain/prices/money.ts';
import type { ShownPrice } from '#domain/prices/pricing.ts';
import { tw } from '#theme/sheet.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import type { Target } from '#ui/actions/link.tsx';
import { useTexts } from '#ui/texts.ts';
import { CartPrice } from '../parts/cart-price.view.tsx';

interface CartTotalProps {
  readonly price: ShownPrice;
  readonly currency: Currency;
  /** `unplaced`: its time is still to be chosen. Null: there is none. */
  readonly visit: 'placed' | 'unplaced' | null;
  /** Where all of it is paid for; null where that is no page of this origin, or where nothing can be paid yet. */
  readonly checkout: Target | null;
}

/** What a cart of several kinds costs together, and the way to its checkout. */
export function CartTotalView({ price, currency, visit, checkout }: CartTotalProps) {
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
      {checkout && (
        <div className={tw('mt-5')}>
          <ButtonLink to={checkout}>{t('cart:all.pay')}</ButtonLink>
        </div>
      )}
    </div>
  );
}

import type { ReactNode } from 'react';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import { formatMoney } from '#domain/prices/money.ts';
import { tw } from '#theme/sheet.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import type { Target } from '#ui/actions/link.tsx';
import { Below } from '#ui/heading.tsx';
import { ShopContact } from '#ui/shops/shop-contact.tsx';
import { Notice } from '#ui/states/notice.tsx';
import { useTexts } from '#ui/texts.ts';
import { CartIcon } from '#ui/icons/cart-icon.tsx';
import { CartHeading, ReplacedCartNotice } from '../parts/cart-heading.view.tsx';
import { ProductLines, type ProductLinesProps } from './product-lines.view.tsx';
import { SentNotice, type SentNoticeProps } from './sent-notice.view.tsx';

export interface ProductsCartProps extends ProductLinesProps, SentNoticeProps {
  /** In the smallest unit, taxes included. */
  readonly total: number;
  /** Where it is bought, and what changes that. */
  readonly place: ReactNode;
  /** Null where none is chosen. */
  readonly shop: Shop | null;
  /** Where they are paid for; null without a shop, and where nobody has said where the storefront is. */
  readonly checkout: Target | null;
  /** What stands below leads to the checkout of all. */
  readonly isOrderedBelow: boolean;
  /** A guest's products were replaced at login and can be taken back. */
  readonly onTakeBack: (() => void) | null;
  readonly onClear: () => void;
}

/** Orange is the products' colour, beside their sign and their words. */
const TONE = 'text-[color:light-dark(#95480b,#f0b37e)]';
const EDGE = 'border-[color:light-dark(#95480b,#f0b37e)]';

/** What is to be bought, and at which shop. */
export function ProductsCartView(props: ProductsCartProps) {
  const { locale, t } = useTexts();
  const { place, shop, checkout, isOrderedBelow, onTakeBack } = props;
  return (
    <section aria-label={t('products:title')}>
      <CartHeading
        title={t('products:title')}
        sign={<CartIcon className="w-6 h-6" />}
        tone={TONE}
        edge={EDGE}
        place={place}
      />
      <Below>
        {onTakeBack && (
          <ReplacedCartNotice
            title={t('products:replaced.title')}
            text={t('products:replaced.text')}
            takeBack={t('products:replaced.takeBack')}
            onTakeBack={onTakeBack}
          />
        )}
        {props.sent.length > 0 && <SentNotice {...props} />}
        <div className={tw('mt-2')}>
          <ProductLines {...props} />
        </div>
        <dl className={tw('grid grid-cols-[1fr_auto] gap-x-4 pt-4 font-medium')}>
          <dt>{t('products:total')}</dt>
          <dd className={tw('text-right tabular-nums')}>
            {formatMoney(locale, props.total, props.currency)}
          </dd>
        </dl>
        {shop && !checkout && !isOrderedBelow && (
          <div className={tw('mt-5')}>
            <Notice tone="warning" title={t('products:nowhere')}>
              <ShopContact shop={shop} />
            </Notice>
          </div>
        )}
        <div className={tw('mt-5 flex flex-wrap items-center gap-x-6 gap-y-2')}>
          {checkout && !isOrderedBelow && <ButtonLink to={checkout}>{t('products:order')}</ButtonLink>}
          <Button variant="quiet" onPress={props.onClear}>
            {t('products:clear')}
          </Button>
        </div>
      </Below>
    </section>
  );
}

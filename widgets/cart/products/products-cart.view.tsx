import type { Shop } from '#domain/catalogue/catalogue.ts';
import type { ShopId } from '#domain/catalogue/ids.ts';
import { formatMoney } from '#domain/prices/money.ts';
import { tw } from '#theme/sheet.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import type { Target } from '#ui/actions/link.tsx';
import { Below } from '#ui/heading.tsx';
import { useTexts } from '#ui/texts.ts';
import { CartIcon } from '../parts/cart-icon.view.tsx';
import { CartHeading, CartPlace, ReplacedCartNotice } from '../parts/cart-heading.view.tsx';
import { ProductLines, type ProductLinesProps } from './product-lines.view.tsx';
import { ShopSelect } from './shop-select.view.tsx';

export interface ProductsCartProps extends ProductLinesProps {
  /** In the smallest unit, taxes included. */
  readonly total: number;
  /** Where it is bought; null where the chosen shop is no longer there. */
  readonly shop: Shop | null;
  /** Among which it can be bought; one on a site with one shop. */
  readonly shops: readonly Shop[];
  /** Where they are paid for; null where nothing can be ordered. */
  readonly checkout: Target | null;
  /** A guest's products were replaced at login and can be taken back. */
  readonly onTakeBack: (() => void) | null;
  readonly onShop: (shopId: ShopId) => void;
  readonly onClear: () => void;
}

/** Orange is the products' colour, beside their sign and their words. */
const TONE = 'text-[color:light-dark(#95480b,#f0b37e)]';
const EDGE = 'border-[color:light-dark(#95480b,#f0b37e)]';

/** What is to be bought, and at which shop. */
export function ProductsCartView(props: ProductsCartProps) {
  const { locale, t } = useTexts();
  const { shop, shops, onTakeBack, onShop } = props;
  return (
    <section aria-label={t('products:title')}>
      <CartHeading
        title={t('products:title')}
        sign={<CartIcon className="w-6 h-6" />}
        tone={TONE}
        edge={EDGE}
        place={shop && <CartPlace shop={shop} />}
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
        <div className={tw('mt-2')}>
          <ProductLines {...props} />
        </div>
        <dl className={tw('grid grid-cols-[1fr_auto] gap-x-4 pt-4 font-medium')}>
          <dt>{t('products:total')}</dt>
          <dd className={tw('text-right tabular-nums')}>
            {formatMoney(locale, props.total, props.currency)}
          </dd>
        </dl>
        {shops.length > 1 && (
          <div className={tw('mt-4')}>
            <ShopSelect
              name="products-shop"
              label={t('products:shop.label')}
              hint={shop ? undefined : t('products:shop.gone')}
              choose={t('products:shop.choose')}
              shop={shop}
              shops={shops}
              onShop={(id) => (id === null ? undefined : onShop(id))}
            />
          </div>
        )}
        <div className={tw('mt-5 flex flex-wrap items-center gap-x-6 gap-y-2')}>
          {props.checkout && <ButtonLink to={props.checkout}>{t('products:order')}</ButtonLink>}
          <Button variant="quiet" onPress={props.onClear}>
            {t('products:clear')}
          </Button>
        </div>
      </Below>
    </section>
  );
}

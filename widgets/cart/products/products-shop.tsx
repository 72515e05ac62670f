import { useStore } from '@nanostores/react';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import { shopsSelling } from '#domain/catalogue/products/cart-stock.ts';
import type { ShownProductLine } from '#domain/catalogue/products/product.ts';
import type { Company } from '#domain/company/company.ts';
import type { Eshop } from '#stores/products/eshop.ts';
import type { Site } from '#stores/site.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { useTexts } from '#ui/texts.ts';
import { LazyChoice } from '#widgets/shop-picker/choice/lazy-choose-shop.tsx';
import { CartPlace } from '../parts/cart-heading.view.tsx';
import { ShopChoice } from '../shop/shop-choice.tsx';

interface ProductsShopProps {
  readonly site: Site;
  readonly company: Company;
  readonly cart: Eshop['cart'];
  readonly lines: readonly ShownProductLine[];
  readonly shops: readonly Shop[];
}

/** Who changes no shop never sees it. */
const choicePart = lazyPart(() => import('#widgets/shop-picker/products/choose-products-shop.tsx'));

/** Where the products are bought; where another shop sells any of them, with the button that opens the choice of it. */
export function ProductsShop({ site, company, cart, lines, shops }: ProductsShopProps) {
  const { t } = useTexts();
  const shop: Shop | null = useStore(cart.$shop);
  const selling = shopsSelling(lines, shops);
  if (selling.every(({ id }) => id === shop?.id)) return shop && <CartPlace shop={shop} />;
  return (
    <ShopChoice shop={shop} hint={t('products:shop.gone')}>
      {(close, title) => (
        <LazyChoice site={site} shops={selling} part={choicePart}>
          {({ ChooseProductsShop }, waiting) => (
            <ChooseProductsShop
              {...{ site, company, lines, title, waiting }}
              shops={selling}
              chosenId={shop?.id ?? null}
              // All of the products go along.
              onChoose={({ id }) => {
                cart.setShop(id);
                close();
              }}
            />
          )}
        </LazyChoice>
      )}
    </ShopChoice>
  );
}

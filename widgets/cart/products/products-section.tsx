import { useEffect } from 'react';
import { useStore } from '@nanostores/react';
import type { Company } from '#domain/company/company.ts';
import { textIn } from '#domain/locale.ts';
import { valueOf } from '#stores/load.ts';
import { checkoutLink } from '#stores/products/checkout-link.ts';
import type { Eshop } from '#stores/products/eshop.ts';
import { sumOfProducts, type ShownProductLine } from '#domain/catalogue/products/product.ts';
import type { Site } from '#stores/site.ts';
import { useAnnounce } from '#ui/announcer.tsx';
import { ErrorState } from '#ui/states/empty-state.tsx';
import { useTexts } from '#ui/texts.ts';
import { WaitingLines } from '../parts/waiting-lines.view.tsx';
import { ProductsCartView } from './products-cart.view.tsx';
import { ProductsShop } from './products-shop.tsx';
import { useStockLevels } from '#widgets/shop-picker/products/use-stock-levels.ts';

interface ProductsSectionProps {
  readonly site: Site;
  readonly company: Company;
  readonly eshop: Eshop;
  /** Where the company's storefront is, as the page around says. */
  readonly base?: string | undefined;
  readonly isOrderedBelow: boolean;
  /** The visitor goes to the checkout. */
  readonly onOrder?: (() => void) | undefined;
}

/** The products of the cart, read when they are first shown. */
export function ProductsSection(props: ProductsSectionProps) {
  const { site, company, eshop, base, onOrder } = props;
  const { locale, t } = useTexts();
  const announce = useAnnounce();
  const { cart, products, sent } = eshop;
  const contents = useStore(cart.$cart);
  const lines = useStore(cart.$lines);
  const load = useStore(products.$load);
  const shop = useStore(cart.$shop);
  const replaced = useStore(cart.$replaced);
  const returned = useStore(sent.$returned);
  const shops = valueOf(useStore(site.catalogue.$shops));
  const texts = useStore(site.texts.$texts);
  const stock = useStockLevels(site, shop?.id ?? null);
  useEffect(() => {
    void site.texts.ensure('products');
    void site.catalogue.ensureShops();
    void products.ensure();
  }, [site, products]);
  if (!texts.has('products')) return <WaitingLines />;
  if (load.kind === 'failed')
    return <ErrorState title={t('cart:productsFailed')} onRetry={() => void products.ensure()} />;
  if (!lines || !shops) return <WaitingLines />;
  const asked = lines.filter((line) => returned.some(({ productId }) => productId === line.productId));
  const namesOf = (some: readonly ShownProductLine[]) =>
    some.map(({ product }) => (product ? textIn(locale, product.name) : t('products:gone.name'))).join(', ');
  const remove = (line: ShownProductLine) => {
    cart.remove(line.productId);
    announce(t('products:removed', { name: namesOf([line]) }));
  };
  return (
    <ProductsCartView
      lines={lines}
      currency={company.currency}
      stock={stock}
      total={sumOfProducts(lines)}
      place={<ProductsShop {...{ site, company, cart, lines, shops }} />}
      shop={shop}
      checkout={shop && checkoutLink({ site, company, base, eshop }, contents, onOrder)}
      isOrderedBelow={props.isOrderedBelow}
      sent={asked}
      onOrdered={() => {
        announce(t('products:removed', { name: namesOf(asked) }));
        sent.ordered();
      }}
      onKeep={sent.keep}
      onTakeBack={replaced ? cart.takeBack : null}
      onChange={({ productId, product, quantity }, by) => {
        if (cart.add(productId, by, shop?.id) !== 'ready' || !product) return;
        announce(t('products:quantity', { name: textIn(locale, product.name), count: quantity + by }));
      }}
      onRemove={remove}
      onClear={cart.clear}
    />
  );
}

import type { Shop } from '#domain/catalogue/catalogue.ts';
import { isSoldAt } from '#domain/catalogue/products/listed-products.ts';
import type { Product } from '#domain/catalogue/products/product.ts';
import { isSoldOnlineAt } from '#domain/catalogue/products/sold-online.ts';
import { mostToAdd, stockState } from '#domain/catalogue/products/stock.ts';
import type { Company } from '#domain/company/company.ts';
import { textIn } from '#domain/locale.ts';
import { valueOf } from '#stores/load.ts';
import { useTexts } from '#ui/texts.ts';
import { useToast } from '#ui/toasts/use-toast.ts';
import { useProductsCart } from '../use-products-cart.ts';
import type { OpenedEshop } from '../with-eshop.tsx';
import type { ListedProduct } from './layouts/product-layout.ts';

interface QuickAddProps extends OpenedEshop {
  readonly company: Company;
  readonly shops: readonly Shop[];
}

interface QuickAdd {
  readonly purchaseOf: (product: Product) => ListedProduct['purchase'];
  readonly add: (product: Product, quantity: number) => Promise<void>;
}

/** Buying from a list, without a product's own page, where nothing but the press is left to be decided. */
export function useQuickAdd({ company, shops, eshop, catalogue }: QuickAddProps): QuickAdd {
  const { locale, t } = useTexts();
  const toast = useToast();
  const { shop: cartShop } = useProductsCart(eshop);

  /** The shop at which it is bought without a question. */
  function shopOf(product: Product): Shop | null {
    if (cartShop) return isSoldAt(product, cartShop) ? cartShop : null;
    const selling = shops.filter((shop) => isSoldAt(product, shop));
    return (selling.length === 1 && selling[0]) || null;
  }

  /** How many more of it the cart may have: of that shop's stock, as far as it can be told. */
  async function mostOf({ id, tracksStock }: Product, shop: Shop): Promise<number> {
    const load = catalogue.stockOf(id, shop.id);
    if (tracksStock) await load.ensure();
    const level = valueOf(load.$load.get());
    const inCart = eshop.cart.$cart.get().lines.find(({ productId }) => productId === id)?.quantity ?? 0;
    return mostToAdd(stockState(tracksStock, level), level, inCart);
  }

  return {
    purchaseOf(product) {
      if (!shops.some((shop) => isSoldOnlineAt(company, product, shop))) return 'none';
      return shopOf(product) ? 'add' : 'choose';
    },
    async add(product, quantity) {
      const shop = shopOf(product);
      if (!shop) return;
      const count = Math.min(quantity, await mostOf(product, shop));
      const kind = count < 1 ? 'full' : eshop.cart.add(product.id, count, shop.id);
      if (kind === 'ready') toast(t('eshop:added', { name: textIn(locale, product.name), count }));
      else if (kind === 'full') toast(t('eshop:full'), 'warning');
      // Another tab has chosen another shop meanwhile.
      else if (kind === 'other-shop') {
        toast(t('eshop:otherShop.title', { shop: eshop.cart.$shop.get()?.name ?? '' }), 'warning');
      }
    },
  };
}

import { useEffect, useState } from 'react';
import { useStore } from '@nanostores/react';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import type { ShopId } from '#domain/catalogue/ids.ts';
import { isSoldAt } from '#domain/catalogue/products/listed-products.ts';
import type { Product } from '#domain/catalogue/products/product.ts';
import { mostToAdd, stockState } from '#domain/catalogue/products/stock.ts';
import type { Company } from '#domain/company/company.ts';
import { textIn } from '#domain/locale.ts';
import { valueOf } from '#stores/load.ts';
import type { Site } from '#stores/site.ts';
import { tw } from '#theme/sheet.ts';
import { useAnnounce } from '#ui/announcer.tsx';
import { useSuspendedLoad } from '#ui/loading/use-hydration.ts';
import { useTexts } from '#ui/texts.ts';
import { productTarget } from '../product-target.ts';
import type { OpenedEshop } from '../with-eshop.tsx';
import { BuyView, type Outcome } from './buy.view.tsx';

interface BuyProps extends OpenedEshop {
  readonly site: Site;
  readonly company: Company;
  readonly product: Product;
  readonly shops: readonly Shop[];
  readonly base?: string | undefined;
}

/** How many there are at a shop; null while that is not known. */
function useLevel(
  { catalogue }: OpenedEshop,
  { id, tracksStock }: Product,
  shop: Shop | null,
): number | null {
  const load = catalogue.stockOf(id, shop?.id ?? null);
  const known = useStore(load.$load);
  useSuspendedLoad(load, '', tracksStock && known.kind !== 'ready' ? load.ensure : null);
  useEffect(() => {
    if (tracksStock) void load.ensure();
  }, [load, tracksStock]);
  return valueOf(known);
}

/** The shop at which it is bought: that which was chosen here, else that of the cart, else the only one. */
function useShopOfProduct({ eshop, product, shops }: BuyProps) {
  const [chosenId, setChosenId] = useState<ShopId | null>(null);
  const cartShop = useStore(eshop.cart.$shop);
  const selling = shops.filter((shop) => isSoldAt(product, shop));
  const wanted = chosenId ?? cartShop?.id;
  const shop = selling.find(({ id }) => id === wanted) ?? (selling.length === 1 ? selling[0] : undefined);
  return { selling, shop: shop ?? null, cartShop, choose: setChosenId };
}

/** What puts a product into the cart, and says what came of it without taking anybody away. */
export function Buy(props: BuyProps) {
  const { site, eshop, company, product, base } = props;
  const { locale, t } = useTexts();
  const announce = useAnnounce();
  const [quantity, setQuantity] = useState(1);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { selling, shop, cartShop, choose } = useShopOfProduct(props);
  const { lines } = useStore(eshop.cart.$cart);
  const level = useLevel(props, product, shop);
  const stock = stockState(product.tracksStock, level);
  const inCart = lines.find(({ productId }) => productId === product.id)?.quantity ?? 0;
  const most = mostToAdd(stock, level, inCart);
  const name = textIn(locale, product.name);
  const wanted = Math.min(quantity, Math.max(1, most));
  if (!company.cartActive || !product.sellable || selling.length === 0) {
    return <p className={tw('text-muted')}>{t('eshop:notOnline')}</p>;
  }

  function add(shopId: ShopId | undefined) {
    if (most < 1) return setOutcome({ kind: 'full' });
    const kind = eshop.cart.add(product.id, wanted, shopId);
    if (kind === 'ready') {
      announce(t('eshop:added', { name, count: wanted }));
      setQuantity(1);
      setOutcome({ kind: 'added', quantity: wanted });
    } else if (kind === 'other-shop' && cartShop) {
      setOutcome({ kind, cartShop, sellsIt: selling.includes(cartShop) });
    } else if (kind === 'full' || kind === 'needs-shop') setOutcome({ kind });
  }

  return (
    <BuyView
      name={name}
      stock={stock}
      shops={selling}
      shop={shop}
      onShop={(id) => {
        choose(id);
        setOutcome(null);
      }}
      quantity={wanted}
      most={most}
      onQuantity={setQuantity}
      onAdd={() => {
        if (shop) add(shop.id);
        else setOutcome({ kind: 'needs-shop' });
      }}
      outcome={outcome}
      onMoveCart={() => {
        if (!shop) return;
        eshop.cart.setShop(shop.id);
        add(shop.id);
      }}
      onKeepShop={() => {
        if (!cartShop) return;
        choose(cartShop.id);
        add(cartShop.id);
      }}
      cart={
        site.navigation.mode === 'history' || base
          ? productTarget({ site, locale, base }, { kind: 'cart' })
          : null
      }
    />
  );
}

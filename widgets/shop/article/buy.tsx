import { useEffect, useState } from 'react';
import { useStore } from '@nanostores/react';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import type { ShopId } from '#domain/catalogue/ids.ts';
import { isSoldAt } from '#domain/catalogue/products/listed-products.ts';
import type { Product } from '#domain/catalogue/products/product.ts';
import { mostToAdd, stockState } from '#domain/catalogue/products/stock.ts';
import type { Company } from '#domain/company/company.ts';
import { sellsProducts } from '#domain/company/modules.ts';
import { textIn } from '#domain/locale.ts';
import type { Route } from '#domain/site/routes.ts';
import { valueOf } from '#stores/load.ts';
import type { Site } from '#stores/site.ts';
import { tw } from '#theme/sheet.ts';
import { useAnnounce } from '#ui/announcer.tsx';
import { useSuspendedLoad } from '#ui/loading/use-hydration.ts';
import { useTexts } from '#ui/texts.ts';
import { productTarget } from '../product-target.ts';
import type { OpenedEshop } from '../with-eshop.tsx';
import { RequestEntry } from './back-in-stock/request-entry.tsx';
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

/** How many more of it the cart may have, as far as that is known. */
function useMost({ catalogue, eshop, product }: BuyProps, shop: Shop | null) {
  const level = useLevel({ catalogue, eshop }, product, shop);
  const { lines } = useStore(eshop.cart.$cart);
  const inCart = lines.find(({ productId }) => productId === product.id)?.quantity ?? 0;
  const stock = stockState(product.tracksStock, level);
  return { stock, most: mostToAdd(stock, level, inCart) };
}

type PurchaseProps = BuyProps & ReturnType<typeof useShopOfProduct>;

function Purchase({ selling, shop, cartShop, choose, ...props }: PurchaseProps) {
  const { site, catalogue, eshop, product, base } = props;
  const { locale, t } = useTexts();
  const announce = useAnnounce();
  const [quantity, setQuantity] = useState(1);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { stock, most } = useMost(props, shop);
  const name = textIn(locale, product.name);
  const wanted = Math.min(quantity, Math.max(1, most));

  function add(at: Shop | null) {
    if (at === null) return setOutcome({ kind: 'needs-shop' });
    if (most < 1) return setOutcome({ kind: 'full' });
    const kind = eshop.cart.add(product.id, wanted, at.id);
    if (kind === 'ready') {
      announce(t('eshop:added', { name, count: wanted }));
      setQuantity(1);
      setOutcome({ kind: 'added', quantity: wanted });
    } else if (kind === 'other-shop' && cartShop) {
      setOutcome({ kind, cartShop, sellsIt: selling.includes(cartShop) });
    } else if (kind === 'full') setOutcome({ kind });
  }

  const canLeave = site.navigation.mode === 'history' || base !== undefined;
  const to = (route: Route) => (canLeave ? productTarget({ site, locale, base }, route) : null);
  return (
    <BuyView
      {...{ name, stock, shop, most, outcome }}
      shops={selling}
      onShop={(id) => {
        choose(id);
        setOutcome(null);
      }}
      quantity={wanted}
      onQuantity={setQuantity}
      onAdd={() => add(shop)}
      onMoveCart={() => {
        if (shop) eshop.cart.setShop(shop.id);
        add(shop);
      }}
      onKeepShop={() => {
        if (cartShop) choose(cartShop.id);
        add(cartShop);
      }}
      cart={to({ kind: 'cart' })}
      checkout={to({ kind: 'checkout' })}
      whenBack={
        <RequestEntry
          site={site}
          product={product}
          shopId={shop?.id ?? null}
          isSoldOut={stock.kind === 'sold-out'}
          onAvailable={() => void catalogue.stockOf(product.id, shop?.id ?? null).again()}
        />
      }
    />
  );
}

/** What puts a product into the cart, and says what came of it without taking anybody away. */
export function Buy(props: BuyProps) {
  const { company, product } = props;
  const { t } = useTexts();
  const place = useShopOfProduct(props);
  const isSold = company.cartActive && sellsProducts(company) && product.sellable;
  if (!isSold || place.selling.length === 0) {
    return <p className={tw('text-muted')}>{t('eshop:notOnline')}</p>;
  }
  return <Purchase {...props} {...place} />;
}

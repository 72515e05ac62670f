import { useEffect, useMemo, useState } from 'react';
import { useStore } from '@nanostores/react';
import type { ProductsCart } from '#domain/carts/products-cart.ts';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import type { ShopId } from '#domain/catalogue/ids.ts';
import { isSoldAt } from '#domain/catalogue/products/listed-products.ts';
import type { Product } from '#domain/catalogue/products/product.ts';
import { mostToAdd, stockState } from '#domain/catalogue/products/stock.ts';
import { isSoldOnlineAt } from '#domain/catalogue/products/sold-online.ts';
import type { Company } from '#domain/company/company.ts';
import { textIn } from '#domain/locale.ts';
import { storefrontPath } from '#domain/shops/storefront-base.ts';
import { valueOf } from '#stores/load.ts';
import { checkoutLink } from '#stores/products/checkout-link.ts';
import type { Site } from '#stores/site.ts';
import { tw } from '#theme/sheet.ts';
import { useAnnounce } from '#ui/announcer.tsx';
import { useSuspendedLoad } from '#ui/loading/use-hydration.ts';
import { useTexts } from '#ui/texts.ts';
import { productTarget } from '../product-target.ts';
import { useProductsCart } from '../use-products-cart.ts';
import type { OpenedEshop } from '../with-eshop.tsx';
import { RequestEntry } from './back-in-stock/request-entry.tsx';
import { BuyView, type Outcome } from './buy.view.tsx';
import { ProductShop, type ShopQuestion } from './product-shop.tsx';
import { useStockedElsewhere } from './use-stocked-elsewhere.ts';

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
  const { shop: cartShop } = useProductsCart(eshop);
  const selling = useMemo(() => shops.filter((shop) => isSoldAt(product, shop)), [shops, product]);
  const wanted = chosenId ?? cartShop?.id;
  const shop = selling.find(({ id }) => id === wanted) ?? (selling.length === 1 ? selling[0] : undefined);
  return { selling, shop: shop ?? null, cartShop, choose: setChosenId };
}

/** What there is of it, and how many more of it the cart may have, as far as that is known. */
function offered({ product }: Pick<BuyProps, 'product'>, { lines }: ProductsCart, level: number | null) {
  const inCart = lines.find(({ productId }) => productId === product.id)?.quantity ?? 0;
  const stock = stockState(product.tracksStock, level);
  return { stock, most: mostToAdd(stock, level, inCart) };
}

async function offeredAt(props: BuyProps, at: Shop) {
  const { catalogue, product } = props;
  const level = product.tracksStock ? valueOf(await catalogue.stockOf(product.id, at.id).ensure()) : null;
  return offered(props, props.eshop.cart.$cart.get(), level);
}

function useOffered(props: BuyProps, shop: Shop | null) {
  const { cart } = useProductsCart(props.eshop);
  return offered(props, cart, useLevel(props, props.product, shop));
}

/** What is wanted, what was asked for it, and what came of that. */
function usePurchase(props: BuyProps) {
  const { selling, shop, cartShop, choose } = useShopOfProduct(props);
  const { eshop, product } = props;
  const { locale, t } = useTexts();
  const announce = useAnnounce();
  const [quantity, setQuantity] = useState(1);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [question, setQuestion] = useState<ShopQuestion>(null);
  const { stock, most } = useOffered(props, shop);
  const name = textIn(locale, product.name);
  const wanted = Math.min(quantity, Math.max(1, most));

  function add(at: Shop | null, there = most) {
    if (at === null) return setQuestion('adding');
    if (there < 1) return setOutcome({ kind: 'full' });
    const count = Math.min(wanted, there);
    const kind = eshop.cart.add(product.id, count, at.id);
    if (kind === 'ready') {
      announce(t('eshop:added', { name, count }));
      setQuantity(1);
      setOutcome({ kind: 'added', quantity: count });
    } else if (kind === 'other-shop' && cartShop) {
      setOutcome({ kind, cartShop, sellsIt: selling.includes(cartShop) });
    } else if (kind === 'full') setOutcome({ kind });
  }

  function chooseShop(id: ShopId) {
    choose(id);
    setOutcome(null);
    setQuestion(null);
  }

  /** What was pressed before the shop was chosen is done at that shop, unless it has none of it. */
  async function answer(at: Shop) {
    const isAdding = question === 'adding';
    chooseShop(at.id);
    if (!isAdding) return;
    const there = await offeredAt(props, at);
    if (there.stock.kind !== 'sold-out') add(at, there.most);
  }

  const moveCart = () => {
    if (shop) eshop.cart.setShop(shop.id);
    add(shop);
  };
  const keepShop = () => {
    if (cartShop) choose(cartShop.id);
    add(cartShop);
  };
  const asking = { question, setQuestion, answer, chooseShop };
  return {
    selling,
    shop,
    stock,
    most,
    name,
    wanted,
    outcome,
    setQuantity,
    add,
    moveCart,
    keepShop,
    ...asking,
  };
}

function Purchase(props: BuyProps) {
  const { site, company, catalogue, product, base } = props;
  const { locale } = useTexts();
  const { selling, shop, stock, most, name, wanted, outcome, question, ...acts } = usePurchase(props);
  const isSoldOut = stock.kind === 'sold-out';
  const elsewhere = useStockedElsewhere(catalogue, product.id, { selling, shop, isSoldOut });
  const { cart: contents } = useProductsCart(props.eshop);
  const hasCartPage = site.navigation.mode === 'history' || storefrontPath(base) !== null;
  return (
    <BuyView
      {...{ name, stock, shop, most, outcome, elsewhere }}
      shopChoice={
        selling.length > 1 && (
          <ProductShop
            {...{ site, company, shop, question }}
            line={{ productId: product.id, quantity: wanted, product }}
            shops={selling}
            onAsk={acts.setQuestion}
            onChoose={(at) => void acts.answer(at)}
          />
        )
      }
      onShop={acts.chooseShop}
      quantity={wanted}
      onQuantity={acts.setQuantity}
      onAdd={() => acts.add(shop)}
      onMoveCart={acts.moveCart}
      onKeepShop={acts.keepShop}
      cart={hasCartPage ? productTarget({ site, locale, base }, { kind: 'cart' }) : null}
      checkout={checkoutLink(props, contents)}
      whenBack={
        <RequestEntry
          site={site}
          product={product}
          shopId={shop?.id ?? null}
          isSoldOut={isSoldOut}
          onAvailable={() => void catalogue.stockOf(product.id, shop?.id ?? null).again()}
        />
      }
    />
  );
}

/** Whether a product can be bought here, in any of the shops. */
export function isSoldOnline(company: Company, product: Product, shops: readonly Shop[]): boolean {
  return shops.some((shop) => isSoldOnlineAt(company, product, shop));
}

/** What puts a product into the cart, and says what came of it without taking anybody away. */
export function Buy(props: BuyProps) {
  const { company, product, shops } = props;
  const { t } = useTexts();
  if (!isSoldOnline(company, product, shops)) {
    return <p className={tw('text-muted')}>{t('eshop:notOnline')}</p>;
  }
  return <Purchase {...props} />;
}

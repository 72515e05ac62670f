import { useEffect, useMemo } from 'react';
import { useStore } from '@nanostores/react';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import {
  askedKey,
  findProducts,
  firstOf,
  type FirstProducts,
  type FirstProductsAsked,
} from '#domain/catalogue/products/search/first-products.ts';
import { isSoldAt } from '#domain/catalogue/products/listed-products.ts';
import type { ProductChoice } from '#domain/catalogue/products/product-address.ts';
import { productIndex } from '#domain/catalogue/products/search/product-index.ts';
import { PRODUCT_SORTS } from '#domain/catalogue/products/search/product-sort.ts';
import type { Product } from '#domain/catalogue/products/product.ts';
import type { StockLevels } from '#domain/catalogue/products/stock.ts';
import type { Locale } from '#domain/locale.ts';
import { valueOf, type Load } from '#stores/load.ts';
import { useHandedOn } from '#ui/hydration/rendered.ts';
import { useIsPainted } from '#ui/loading/paint/use-is-painted.ts';
import { whenIdle } from '#ui/loading/when-idle.ts';
import { useSuspendedLoad } from '#ui/loading/use-hydration.ts';
import { useTexts } from '#ui/texts.ts';
import type { OpenedEshop } from '../with-eshop.tsx';

interface ListedProps extends OpenedEshop {
  readonly choice: ProductChoice;
  readonly step: number;
  readonly shop?: Shop | undefined;
}

/** What can be shown of a list of products. */
export interface Listed {
  /** Null: nothing yet. */
  readonly first: FirstProducts | null;
  /** What is asked for waits for the whole list, and what was shown before stands meanwhile. */
  readonly isBusy: boolean;
  /** Of the whole list. */
  readonly load: Load<readonly Product[]>;
  /** Products that may be found at all; null: not known. */
  readonly sold: readonly Product[] | null;
  readonly stock: StockLevels;
  readonly asked: FirstProductsAsked;
}

/** What a server has shown of this list, and whether that is what is asked for. */
function useHanded({ eshop }: OpenedEshop, asked: FirstProductsAsked) {
  const handedOn = useHandedOn('products');
  const handed = useMemo(() => eshop.readFirst(handedOn), [eshop, handedOn]);
  if (!handed || handed.shop !== asked.shop || handed.locale !== asked.locale) return null;
  return { first: handed.first, isAsked: handed.asked === askedKey(asked) };
}

/** Has the whole list and the stock come: at once where they decide what is shown, else once that is painted. */
function useLoads({ eshop: { products }, catalogue }: OpenedEshop, isEnough: boolean, needsStock: boolean) {
  const { locale } = useTexts();
  const { categories } = catalogue;
  const stock = catalogue.stockAt(null);
  const isPainted = useIsPainted();
  const load = useStore(products.$load);
  useSuspendedLoad(products, locale, isEnough || load.kind === 'ready' ? null : products.ensure);
  const isNamed = useStore(categories.$load).kind === 'ready';
  useSuspendedLoad(categories, locale, isNamed ? null : categories.ensure);
  const isLate = isEnough || stock.$load.get().kind === 'ready';
  useSuspendedLoad(stock, '', needsStock && !isLate ? stock.ensure : null);
  useEffect(() => void categories.ensure(), [categories]);
  useEffect(() => {
    if (!isEnough) void products.ensure();
    else if (isPainted) return whenIdle(() => void products.ensure());
  }, [isEnough, isPainted, products]);
  useEffect(() => {
    if (isPainted || needsStock) void stock.ensure();
  }, [isPainted, needsStock, stock]);
  return { load, stock: valueOf(useStore(stock.$load)) };
}

/** Those that the shop sells; the same list as long as nothing changes, since its index is made once. */
function useSold(products: readonly Product[] | null, shop: Shop | undefined): readonly Product[] | null {
  return useMemo(
    () => (shop ? (products?.filter((product) => isSoldAt(product, shop)) ?? null) : products),
    [products, shop],
  );
}

/** All products are looked at again only where something else is asked for. */
function useFound(sold: readonly Product[] | null, asked: FirstProductsAsked, stock: StockLevels) {
  const { locale } = asked;
  const key = JSON.stringify({ filter: asked.filter, sort: asked.sort });
  return useMemo(() => {
    const question = JSON.parse(key) as Pick<FirstProductsAsked, 'filter' | 'sort'>;
    return sold && findProducts(sold, { ...question, locale }, stock);
  }, [sold, key, locale, stock]);
}

/** What a search and a sort need of all products is made while nobody presses anything, one after another. */
function usePrepared(sold: readonly Product[] | null, locale: Locale): void {
  useEffect(() => {
    if (!sold) return;
    const index = productIndex(sold, locale);
    const left = [index.texts, ...PRODUCT_SORTS.map((sort) => () => index.order(sort))];
    let stop = () => {};
    const next = () => {
      left.shift()?.();
      if (left.length > 0) stop = whenIdle(next);
    };
    stop = whenIdle(next);
    return () => stop();
  }, [sold, locale]);
}

/** The products that are asked for: of the whole list, and before that is there those that a server has shown. */
export function useListed(props: ListedProps): Listed {
  const { choice, step, shop } = props;
  const { locale } = useTexts();
  const asked = { ...choice, step, shop: shop?.slug ?? null, locale };
  const handed = useHanded(props, asked);
  const { load, stock } = useLoads(props, handed?.isAsked ?? false, choice.filter.inStock);
  const sold = useSold(valueOf(load), shop);
  const found = useFound(sold, asked, stock);
  usePrepared(sold, locale);
  const count = choice.pages * step;
  const first = useMemo(() => found && firstOf(found, count, stock), [found, count, stock]);
  return {
    first: first ?? handed?.first ?? null,
    isBusy: !found && handed?.isAsked === false,
    load,
    sold,
    stock,
    asked,
  };
}

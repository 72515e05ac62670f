import { useEffect } from 'react';
import { useStore } from '@nanostores/react';
import type { Product } from '#domain/catalogue/products/product.ts';
import { relatedProducts } from '#domain/catalogue/products/related-products.ts';
import { stockState } from '#domain/catalogue/products/stock.ts';
import type { Currency } from '#domain/prices/money.ts';
import { valueOf } from '#stores/load.ts';
import { useIsPainted } from '#ui/loading/paint/use-is-painted.ts';
import { useTexts } from '#ui/texts.ts';
import { productTarget, type LinkContext } from '../product-target.ts';
import type { OpenedEshop } from '../with-eshop.tsx';
import { RelatedProducts } from './related.view.tsx';

interface RelatedProps extends OpenedEshop, Omit<LinkContext, 'locale'> {
  readonly product: Product;
  readonly currency: Currency;
}

/** Related products: their list is asked for once the product itself is painted, and is left out where it does not come. */
export function Related({ eshop, catalogue, product, currency, ...links }: RelatedProps) {
  const { locale } = useTexts();
  const products = valueOf(useStore(eshop.products.$load));
  const stock = valueOf(useStore(catalogue.stockAt(null).$load));
  const isPainted = useIsPainted();
  useEffect(() => {
    if (!isPainted) return;
    void eshop.products.ensure();
    void catalogue.stockAt(null).ensure();
  }, [isPainted, eshop, catalogue]);
  return (
    <RelatedProducts
      cards={relatedProducts(product, products ?? []).map((other) => ({
        product: other,
        currency,
        stock: stockState(other.tracksStock, stock && (stock.get(other.id) ?? null)),
        to: productTarget({ ...links, locale }, { kind: 'article', slug: other.slug }),
      }))}
    />
  );
}

import { PRODUCTS_AT_ONCE } from '#domain/catalogue/products/product.ts';
import type { RouteOf } from '#domain/site/routes.ts';
import type { StorefrontPageProps } from '#stores/storefront-page.ts';
import { WithdrawEntry } from './article/back-in-stock/withdraw-entry.tsx';
import { ProductScreen } from './article/product-screen.tsx';
import { ProductSkeleton } from './article/product-skeleton.view.tsx';
import { ProductList } from './list/product-list.tsx';
import { ProductsSkeleton } from './list/products-skeleton.view.tsx';
import { WithEshop } from './with-eshop.tsx';

/** The e-shop as pages of the storefront, which knows that there is a product of the slug. */
export function ShopPage({
  site,
  company,
  catalogue: { shops },
  route,
}: StorefrontPageProps<RouteOf<'eshop' | 'article'>>) {
  const slug = route.kind === 'article' ? route.slug : null;
  return (
    <WithEshop site={site} waiting={slug === null ? <ProductsSkeleton /> : <ProductSkeleton />}>
      {(opened) =>
        slug === null ? (
          <ProductList
            {...opened}
            site={site}
            company={company}
            shops={shops ?? []}
            step={PRODUCTS_AT_ONCE}
          />
        ) : (
          <>
            <WithdrawEntry site={site} />
            <ProductScreen
              key={slug}
              {...opened}
              site={site}
              company={company}
              shops={shops ?? []}
              slug={slug}
            />
          </>
        )
      }
    </WithEshop>
  );
}

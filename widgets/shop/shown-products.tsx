import { useState, type RefCallback } from 'react';
import { useStore } from '@nanostores/react';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import type { Company } from '#domain/company/company.ts';
import type { Place } from '#stores/navigation/navigation.ts';
import { focusInView } from '#ui/focus/focus-in-view.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { EmptyState, ErrorState } from '#ui/states/empty-state.tsx';
import { useTexts } from '#ui/texts.ts';
import { ProductList } from './list/product-list.tsx';
import { ProductsSkeleton } from './list/products-skeleton.view.tsx';
import type { ShopScreenProps } from './shop-screen.tsx';
import { WithEshop, type OpenedEshop } from './with-eshop.tsx';

/** One page of the element, whatever the list is narrowed by. */
function pageOf({ route }: Place): string {
  return route?.kind === 'article' ? route.slug : '';
}

/** The heading of what the visitor has gone to takes the focus; that of what the element begins with does not. */
function useArrival(page: string): RefCallback<HTMLHeadingElement> | undefined {
  const [start] = useState(page);
  const [hasLeft, setHasLeft] = useState(false);
  const [arrive] = useState((): RefCallback<HTMLHeadingElement> => (heading) => focusInView(heading));
  if (page !== start && !hasLeft) setHasLeft(true);
  return hasLeft ? arrive : undefined;
}

/** What shows a product: it comes when one is opened. */
const productPart = lazyPart(async () => (await import('./article/product-screen.tsx')).ProductScreen);

interface ShownProductsProps extends ShopScreenProps {
  readonly company: Company;
  readonly shops: readonly Shop[];
}

function Shown({ shop: shopSlug, product, category, limit, ...shared }: ShownProductsProps & OpenedEshop) {
  const { t } = useTexts();
  const place = useStore(shared.site.navigation.$place);
  const headingRef = useArrival(pageOf(place));
  const slug = place.route?.kind === 'home' ? product : pageOf(place);
  const part = productPart.usePart(Boolean(slug));
  if (slug) {
    if (part.kind === 'failed') return <ErrorState onRetry={part.retry} />;
    if (part.kind === 'waiting') return <ProductsSkeleton />;
    return <part.value key={slug} {...shared} slug={slug} headingRef={headingRef} />;
  }
  const shop = shopSlug ? shared.shops.find((one) => one.slug === shopSlug) : undefined;
  // Products of others would be taken for its own.
  if (shopSlug && !shop) {
    return (
      <slot name="empty">
        <EmptyState title={t('eshop:noShop')} />
      </slot>
    );
  }
  return <ProductList {...shared} step={limit} shop={shop} category={category} headingRef={headingRef} />;
}

/** The list of products, or the one that is looked at. */
export function ShownProducts(props: ShownProductsProps) {
  return (
    <WithEshop site={props.site} waiting={<ProductsSkeleton />}>
      {(opened) => <Shown {...props} {...opened} />}
    </WithEshop>
  );
}

import { useStore } from '@nanostores/react';
import type { Site } from '#stores/site.ts';
import { Announcer } from '#ui/announcer.tsx';
import { HeadingLevelProvider } from '#ui/heading.tsx';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { EmptyState, ErrorState } from '#ui/states/empty-state.tsx';
import { FailedFirstScreen } from '#ui/states/failed-first-screen.tsx';
import { useTexts } from '#ui/texts.ts';
import { useFirstLoads } from '#widgets/first-screen/use-first-loads.ts';
import { ProductsSkeleton } from './list/products-skeleton.view.tsx';

export interface ShopScreenProps {
  readonly site: Site;
  readonly headingLevel?: number | undefined;
  /** Slug of the product that is shown at first. */
  readonly product?: string | undefined;
  /** Slug of the category that the list begins with. */
  readonly category?: string | undefined;
  /** Slug of the shop whose products are listed. */
  readonly shop?: string | undefined;
  /** How many are listed at first. */
  readonly limit: number;
  readonly base?: string | undefined;
}

/** All that the element shows, which a page of the storefront shows too, and no other element needs at once. */
const shownPart = lazyPart(async () => (await import('./shown-products.tsx')).ShownProducts);

function Screen(props: ShopScreenProps) {
  const { t } = useTexts();
  const state = useStore(props.site.$state);
  const { problem, company, shops, load } = useFirstLoads(props.site, 'shop');
  const shown = shownPart.usePart(true);
  if (state.kind === 'disabled' || state.kind === 'maintenance') {
    return (
      <slot name="error">
        <EmptyState title={t('eshop:closed')} />
      </slot>
    );
  }
  if (problem) return <FailedFirstScreen problem={problem} onRetry={() => void load()} />;
  if (shown.kind === 'failed') return <ErrorState onRetry={shown.retry} />;
  if (!company || !shops || shown.kind === 'waiting') {
    return (
      <slot name="loading">
        <ProductsSkeleton />
      </slot>
    );
  }
  return <shown.value {...props} company={company} shops={shops} />;
}

/** The e-shop of a company in an element of its own: the list, and each product. */
export function ShopScreen(props: ShopScreenProps) {
  return (
    <Announcer>
      <HeadingLevelProvider value={props.headingLevel ?? 2}>
        <Screen {...props} />
      </HeadingLevelProvider>
    </Announcer>
  );
}

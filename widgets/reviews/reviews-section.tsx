import { useEffect } from 'react';
import { useStore } from '@nanostores/react';
import { reviewsFeature } from '#stores/reviews/feature.ts';
import type { ReviewsStore } from '#stores/reviews/reviews.ts';
import type { Site } from '#stores/site.ts';
import { useOpened } from '#ui/loading/use-opened.ts';
import { useVariant, type Variants } from '#ui/loading/variants.ts';
import { Reviews } from './layouts/reviews.view.tsx';
import { reviewsLayouts, type ReviewsLayout } from './layouts/variants.ts';

const LAYOUTS: Variants<ReviewsLayout> = {
  kind: 'servicesStars',
  first: { id: 'default', variant: { Reviews } },
  others: reviewsLayouts,
};

interface ReviewsSectionProps {
  readonly site: Site;
}

/** What customers say of the company; nothing, and no space for it, while there is nothing. The visitor has agreed to it. */
export function ReviewsSection({ site }: ReviewsSectionProps) {
  const opened = useOpened(site, reviewsFeature);
  return opened.kind === 'ready' ? <Opened site={site} store={opened.value} /> : null;
}

function Opened({ site, store }: ReviewsSectionProps & { readonly store: ReviewsStore }) {
  useEffect(() => void store.ensure(), [store]);
  const reviews = useStore(store.$reviews);
  const layout = useVariant(LAYOUTS, site);
  return reviews && layout && <layout.Reviews reviews={reviews} />;
}

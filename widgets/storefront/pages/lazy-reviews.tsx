import { useEffect } from 'react';
import { useStore } from '@nanostores/react';
import { hostConsentFeature } from '#stores/consent/feature.ts';
import type { HostConsent } from '#stores/consent/host-consent.ts';
import { hasReviewService } from '#stores/reviews/has-review-service.ts';
import type { Site } from '#stores/site.ts';
import { Below } from '#ui/heading.tsx';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { useIsPainted } from '#ui/loading/paint/use-is-painted.ts';
import { useSpokenPart } from '#ui/loading/texts/use-spoken-part.ts';

const reviewsPart = lazyPart(() => import('#widgets/reviews/reviews-section.tsx'));

interface LazyReviewsProps {
  readonly site: Site;
}

/** What customers say of the company, where it has a review service and the visitor has agreed to content of others. */
export function LazyReviews({ site }: LazyReviewsProps) {
  const isRead = useStore(site.company.$company).kind === 'ready';
  const isPainted = useIsPainted();
  return isRead && isPainted && hasReviewService(site) && <IfKnown site={site} />;
}

function IfKnown({ site }: LazyReviewsProps) {
  const consent = useStore(site.opened(hostConsentFeature));
  // Where its code does not come there are no reviews.
  useEffect(() => void site.open(hostConsentFeature).catch(() => {}), [site]);
  return consent && <IfAgreed site={site} consent={consent} />;
}

function IfAgreed({ site, consent }: LazyReviewsProps & { readonly consent: HostConsent }) {
  const isAgreed = useStore(consent.$granted).includes('content');
  const part = useSpokenPart(site, reviewsPart, ['reviews'], isAgreed);
  return (
    isAgreed &&
    part.kind === 'ready' && (
      <Below>
        <part.value.ReviewsSection site={site} />
      </Below>
    )
  );
}

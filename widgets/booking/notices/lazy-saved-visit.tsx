import { useState } from 'react';
import { useStore } from '@nanostores/react';
import type { Site } from '#stores/site.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { useIsHydrating } from '#ui/loading/use-hydration.ts';

const noticePart = lazyPart(() => import('./saved-visit.tsx'));

/** The notice of a visit beside the one at hand, or booked elsewhere: few visitors have one, and its code comes to them alone. */
export function LazySavedVisit({ site }: { readonly site: Site }) {
  const { $saved, $bookedElsewhere, hasSaved } = site.bookingCart;
  const [saved, booked] = [useStore($saved), useStore($bookedElsewhere)];
  const isThere = saved !== null || booked !== null;
  const isHydrating = useIsHydrating();
  // One that the page began with was seen on the page before.
  const [isNew, setNew] = useState(false);
  if (!isThere && !isNew && !isHydrating && !hasSaved()) setNew(true);
  const part = noticePart.usePart(isThere);
  return part.kind === 'ready' && <part.value.SavedVisitNotice site={site} isNew={isNew} />;
}

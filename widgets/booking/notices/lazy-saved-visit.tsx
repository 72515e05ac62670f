import { useStore } from '@nanostores/react';
import type { Site } from '#stores/site.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';

const noticePart = lazyPart(() => import('./saved-visit.tsx'));

/** The notice of a visit beside the one at hand: few visitors have one, and its code comes to them alone. */
export function LazySavedVisit({ site }: { readonly site: Site }) {
  const part = noticePart.usePart(useStore(site.bookingCart.$saved) !== null);
  return part.kind === 'ready' && <part.value.SavedVisitNotice site={site} />;
}

import { useStore } from '@nanostores/react';
import type { Site } from '#stores/site.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';

const noticePart = lazyPart(() => import('./visit-beside.tsx'));

/** The notice of a visit beside the one at hand: few visitors have one, and its code comes to them alone. */
export function VisitBeside({ site }: { readonly site: Site }) {
  const part = noticePart.usePart(useStore(site.bookingCart.$aside) !== null);
  return part.kind === 'ready' && <part.value.VisitBesideNotice site={site} />;
}

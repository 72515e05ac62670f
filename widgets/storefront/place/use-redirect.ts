import { useEffect, useRef } from 'react';
import { useStore } from '@nanostores/react';
import { redirectOf } from '#domain/site/site-state.ts';
import type { Place } from '#stores/navigation/navigation.ts';
import type { Site } from '#stores/site.ts';

/**
 * Goes where the state of the site sends a visitor: closed, waiting, or back. From the waiting page it leads back to
 * the page that was wanted. True while the shown page is about to be left.
 */
export function useRedirect(site: Site): boolean {
  const state = useStore(site.$state);
  const place = useStore(site.navigation.$place);
  const wanted = useRef<Place | null>(null);
  // An address that leads nowhere is sent on like any other.
  const route = place.route ?? { kind: 'home' as const };
  const to = state.kind === 'starting' ? null : redirectOf(state, route);
  const isLeaving = to !== null && to.kind !== place.route?.kind;
  useEffect(() => {
    if (!isLeaving || !to) return;
    if (to.kind === 'waiting') wanted.current = place;
    const back = place.route?.kind === 'waiting' ? wanted.current : null;
    if (to.kind !== 'waiting') wanted.current = null;
    site.navigation.open(back?.route ?? to, back?.query ?? {}, { replace: true });
  });
  return isLeaving;
}

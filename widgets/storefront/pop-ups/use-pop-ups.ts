import { useEffect, useRef, type RefObject } from 'react';
import { useStore } from '@nanostores/react';
import { announcedFeature } from '#stores/pop-ups/announced/feature.ts';
import { popUpsFeature } from '#stores/pop-ups/feature.ts';
import type { PopUps } from '#stores/pop-ups/pop-ups.ts';
import type { Site } from '#stores/site.ts';
import { useRetried } from '#ui/loading/lazy-part.ts';
import { whenIdle } from '#ui/loading/when-idle.ts';
import type { SitePages } from '../pages/site-pages.ts';
import { followPageUse, type PageUse } from './page-use.ts';
import { occupationPart } from './parts.ts';

async function openWhatMayCome(site: Site): Promise<void> {
  const { mayInterrupt } = await site.open(announcedFeature);
  if (mayInterrupt) await site.open(popUpsFeature);
}

/**
 * What lies over the pages of a site, which comes when the visitor is not disturbed: once a page is idle and its code is there.
 * That is asked for where something may come by itself; whoever else wants it opens it.
 */
export function usePopUps(
  site: Site,
  pages: SitePages,
  container: RefObject<HTMLElement | null>,
): PopUps | null {
  const popUps = useStore(site.opened(popUpsFeature));
  const use = useRef<PageUse | null>(null);
  useEffect(() => {
    const page = container.current?.ownerDocument;
    if (!page) return;
    const followed = followPageUse(page);
    use.current = followed;
    return followed.stop;
  }, [container]);
  // What did not come has nothing to say on this page.
  useEffect(() => whenIdle(() => void openWhatMayCome(site).catch(() => {})), [site]);
  const part = useRetried(occupationPart.usePart(popUps !== null));
  const occupationOn = part.kind === 'ready' && part.value.occupationOn;
  useEffect(() => {
    const element = container.current;
    const root = element?.getRootNode();
    if (!popUps || !occupationOn || !element || !(root instanceof ShadowRoot || root instanceof Document))
      return;
    return popUps.queue.watch(() =>
      occupationOn(root, element.ownerDocument, {
        pages,
        place: site.navigation.$place.get(),
        isInUse: use.current?.isInUse() ?? false,
      }),
    );
  }, [popUps, occupationOn, site, pages, container]);
  const place = useStore(site.navigation.$place);
  const { route } = place;
  useEffect(() => use.current?.renew(), [route]);
  useEffect(() => popUps?.queue.look(), [popUps, place]);
  const isHome = place.route?.kind === 'home';
  useEffect(() => popUps?.atHome(isHome), [popUps, isHome]);
  return popUps;
}

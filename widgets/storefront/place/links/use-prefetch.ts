import { useEffect, type RefObject } from 'react';
import type { Site } from '#stores/site.ts';
import { savesData } from '#ui/environment/saves-data.ts';
import { whenIdle } from '#ui/loading/when-idle.ts';
import type { SitePages } from '../../pages/site-pages.ts';
import { linkedRoute } from './linked-route.ts';

interface Shown {
  readonly base: string;
  readonly pages: SitePages;
  /** Another one with each page that is opened. */
  readonly visit: string;
}

function linksInView(root: Document | ShadowRoot, view: Window): readonly HTMLAnchorElement[] {
  return [...root.querySelectorAll<HTMLAnchorElement>('a[href]')].filter((link) => {
    const { top, bottom } = link.getBoundingClientRect();
    return bottom > 0 && top < view.innerHeight && link.checkVisibility();
  });
}

/** Once the browser is idle, loads the code and words of the pages that the links in view lead to, unless data is to be saved. */
export function usePrefetch(
  site: Site,
  { base, pages, visit }: Shown,
  container: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const root = container.current?.getRootNode();
    const view = container.current?.ownerDocument.defaultView;
    if (!view || !(root instanceof Document || root instanceof ShadowRoot) || savesData(view.navigator))
      return;
    return whenIdle(() => {
      const kinds = new Set(linksInView(root, view).map((link) => linkedRoute(link, site, base)?.route.kind));
      for (const kind of kinds) {
        const page = kind && pages.of(kind);
        if (!page) continue;
        void site.texts.ensure(...page.texts);
        // What did not arrive is asked for again by the page itself.
        page.part.load().catch(() => {});
      }
    });
  }, [site, base, pages, visit, container]);
}

import { useEffect, type RefObject } from 'react';
import type { Site } from '#stores/site.ts';
import { savesData } from '#ui/environment/saves-data.ts';
import type { SitePages } from '../../pages/site-pages.ts';
import { linkedRoute } from './linked-route.ts';

/** What comes before a press on a link: a pointer over it or upon it, and the focus. */
const NEARING = ['pointerover', 'pointerdown', 'focusin'];

interface Linked {
  readonly base: string;
  readonly pages: SitePages;
}

/** Loads the code and words of the page that a link leads to once it is about to be pressed, unless data is to be saved. */
export function usePrefetch(
  site: Site,
  { base, pages }: Linked,
  container: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const element = container.current;
    const view = element?.ownerDocument.defaultView;
    if (!element || !view || savesData(view.navigator)) return;
    const prepare = ({ target }: Event) => {
      const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
      const kind = link && linkedRoute(link, site, base)?.route.kind;
      const page = kind && pages.of(kind);
      if (!page) return;
      void site.texts.ensure(...page.texts);
      // What did not arrive is asked for again by the page itself.
      page.part.load().catch(() => {});
    };
    for (const event of NEARING) element.addEventListener(event, prepare);
    return () => {
      for (const event of NEARING) element.removeEventListener(event, prepare);
    };
  }, [site, base, pages, container]);
}

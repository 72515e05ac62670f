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

/** Those of the page's own content: those of its bars are on every page, and their code would come with each of them. */
function linksInView(root: Document | ShadowRoot, view: Window): readonly HTMLAnchorElement[] {
  return [...root.querySelectorAll<HTMLAnchorElement>('main a[href]')].filter((link) => {
    const { top, bottom } = link.getBoundingClientRect();
    return bottom > 0 && top < view.innerHeight && link.checkVisibility();
  });
}

const INTENT = ['pointerover', 'pointerdown', 'focusin'] as const;

/**
 * Loads the code and words of pages that links lead to, unless data is to be saved: of those in view of the page's content once the
 * browser is idle, and of any link as it is pointed at, touched or has the focus.
 */
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
    const prepare = (link: HTMLAnchorElement) => {
      const kind = linkedRoute(link, site, base)?.route.kind;
      const page = kind && pages.of(kind);
      if (!page) return;
      void site.texts.ensure(...page.texts);
      // What did not arrive is asked for again by the page itself.
      page.part.load().catch(() => {});
    };
    const onIntent = ({ target }: Event) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
      if (link) prepare(link);
    };
    for (const type of INTENT) root.addEventListener(type, onIntent);
    const stop = whenIdle(() => linksInView(root, view).forEach(prepare));
    return () => {
      for (const type of INTENT) root.removeEventListener(type, onIntent);
      stop();
    };
  }, [site, base, pages, visit, container]);
}

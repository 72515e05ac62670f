import { useMemo, useState } from 'react';
import type { Site } from '#stores/site.ts';

/** How often a page was opened from within the site: Back and Forward, and the first page, do not count. */
export interface ForwardSteps {
  readonly site: Site;
  readonly steps: number;
}

/** The site with a navigation that counts what it opens, so that a step forward is told from the visitor's Back. */
export function useForwardSteps(site: Site): ForwardSteps {
  const [steps, setSteps] = useState(0);
  const counting = useMemo<Site>(() => {
    const { navigation } = site;
    return {
      ...site,
      navigation: {
        ...navigation,
        open(route, query, options) {
          const isOpened = navigation.open(route, query, options);
          if (isOpened && !options?.replace && !options?.isSamePage) setSteps((count) => count + 1);
          return isOpened;
        },
      },
    };
  }, [site]);
  return { site: counting, steps };
}

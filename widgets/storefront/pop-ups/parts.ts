import { lazyPart } from '#ui/loading/lazy-part.ts';

/** What lies over a page: its code comes with the first that does. */
export const shownPart = lazyPart(() => import('./shown.tsx'));

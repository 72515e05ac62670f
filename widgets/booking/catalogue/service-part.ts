import { lazyPart } from '#ui/loading/lazy-part.ts';

/** The page of a service: nobody needs it before a list was looked at, or a link leads there. */
export const servicePart = lazyPart(() => import('../service/service-page.tsx'));

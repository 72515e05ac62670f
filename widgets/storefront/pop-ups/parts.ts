import { lazyPart } from '#ui/loading/lazy-part.ts';

/** What lies over a page: its code comes with the first that does. */
export const shownPart = lazyPart(() => import('./shown.tsx'));

/** The offer of another language: its code comes with it. */
export const offerPart = lazyPart(() => import('../menus/language-offer/language-offer.tsx'));

/** The offer of a passkey: its code comes with whoever has signed in. */
export const passkeyPart = lazyPart(() => import('./passkey/passkey-offer.tsx'));

/** What tells whether a visitor would be disturbed: its code comes with what might do so. */
export const occupationPart = lazyPart(() => import('./occupation.ts'));

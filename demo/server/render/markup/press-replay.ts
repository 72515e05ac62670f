import { keepPresses } from '#ui/hydration/keep-presses.ts';

/**
 * Stands at the head of the root of an element whose markup the server sends, so that it is there before anything can be pressed.
 */
export const PRESS_REPLAY = `(${keepPresses.toString()})(document.querySelector('vitrine-storefront').shadowRoot)`;

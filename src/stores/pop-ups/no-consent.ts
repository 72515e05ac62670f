import { atom } from 'nanostores';

/** Stands for the consent of a company until what lies over its pages is open. */
export const $noConsent = atom(null);

/** Of the words by which customers agree to letters with offers (`profile:letters.marketing`): another one with other words. */
export const MARKETING_VERSION = '2026-11';

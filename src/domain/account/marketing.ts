/** Of the words by which customers agree to letters with offers (`sign-in:marketing`): another one with other words. */
export const MARKETING_VERSION = '2026-11';

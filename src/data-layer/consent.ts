/** Where the page says what its visitor has agreed to: words on its root, as `<html data-vitrine-consent="analytics">`. */
const ATTRIBUTE = 'data-vitrine-consent';

/** Whether the visitor lets the page measure what they do, as the page says at this moment. Where it says nothing they do not. */
export function hasConsent({ documentElement }: Document): boolean {
  const words = documentElement.getAttribute(ATTRIBUTE)?.split(/\s+/) ?? [];
  return words.includes('analytics');
}

import type { SiteStage } from './site-stage.tsx';

/** What stands out of the page at its sides, unless it lies in a part that scrolls. */
export function outsideOf({ root, all }: SiteStage): readonly string[] {
  const page = root.host.getBoundingClientRect();
  const scrolls = (one: Element | null): boolean =>
    one !== null &&
    (/auto|scroll|hidden/.test(getComputedStyle(one).overflowX) || scrolls(one.parentElement));
  return all('main *')
    .filter((one) => {
      const { left, right, width } = one.getBoundingClientRect();
      const isOut = left < page.left - 1 || right > page.right + 1;
      return isOut && width > 0 && !scrolls(one.parentElement);
    })
    .map(({ localName, className }) => `${localName} ${className}`);
}

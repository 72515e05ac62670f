import { ROOT_CLASS } from '#theme/tokens.ts';
import { barOf, heightOfBars } from '#ui/overlay/foot-bars.ts';
import { useLayoutEffect, type RefObject } from 'react';

/** Between the banner and what the keyboard leads to. */
const GAP = 8;

/** How far from the foot of the window the banner reaches. */
const BANNER = '--v-banner';

function keepClear(banner: HTMLElement): (() => void) | undefined {
  const view = banner.ownerDocument.defaultView;
  const root = banner.getRootNode();
  if (!view || !(root instanceof ShadowRoot || root instanceof Document)) return;
  const around = banner.closest<HTMLElement>(`.${ROOT_CLASS}`);
  const footer = () => root.querySelector<HTMLElement>('[part=footer]');
  const place = () => {
    const height = heightOfBars(banner);
    banner.style.bottom = height > 0 ? `${height}px` : '';
    // What is told for a moment stands above it.
    around?.style.setProperty(BANNER, `${height + banner.offsetHeight}px`);
    // At its very end the page goes on below the banner, so that nothing lies under it for good.
    const end = footer();
    if (end) end.style.marginBottom = `${banner.offsetHeight}px`;
  };
  const reveal = ({ target }: Event) => {
    if (!(target instanceof Element) || banner.contains(target)) return;
    const [focused, own] = [target.getBoundingClientRect(), banner.getBoundingClientRect()];
    if (barOf(target, view) || focused.bottom <= own.top || focused.top >= own.bottom) return;
    view.scrollBy({ top: focused.bottom - own.top + GAP, behavior: 'instant' });
  };
  place();
  const growth = new ResizeObserver(place);
  growth.observe(banner);
  growth.observe(banner.ownerDocument.body);
  view.addEventListener('resize', place);
  root.addEventListener('focusin', reveal);
  return () => {
    growth.disconnect();
    view.removeEventListener('resize', place);
    root.removeEventListener('focusin', reveal);
    around?.style.removeProperty(BANNER);
    const end = footer();
    if (end) end.style.marginBottom = '';
  };
}

/** Keeps a banner above the bars at the foot of a page, and clear of what the keyboard leads to. */
export function useClearPlace(banner: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => (banner.current ? keepClear(banner.current) : undefined), [banner]);
}

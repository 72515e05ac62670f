import type { ScrollPositions } from '#stores/navigation/scroll-positions.ts';
import { followGrowth } from '#ui/scroll/follow-growth.ts';

/** Moves the page with the visitor's own steps through the site. */
export interface ScrollMemory {
  /** Goes to where the address was left. What is not tall enough yet is tried again as it grows. */
  restore(): void;
  /** A page that was opened anew starts at its top. */
  reset(): void;
  stop(): void;
}

/** Takes over from the browser, which would scroll before the page it goes back to is drawn. */
export function rememberScroll(view: Window, scroll: ScrollPositions): ScrollMemory {
  let letGo = () => {};
  let isFollowing = false;

  const note = () => {
    if (!isFollowing) scroll.remember(view.scrollY);
  };
  // A reload is the browser's own again, as far as the page is there as soon as it looks; what comes later is brought there by what is kept.
  const leave = () => setMode(view, 'auto');
  const enter = () => setMode(view, 'manual');
  enter();
  view.addEventListener('scroll', note, { passive: true });
  // As a page goes it is too late: browsers have left the entry.
  view.addEventListener('scrollend', scroll.keep, { passive: true });
  view.addEventListener('pagehide', leave);
  view.addEventListener('pageshow', enter);

  function restore(): void {
    letGo();
    const top = scroll.remembered();
    isFollowing = true;
    const go = () => {
      view.scrollTo({ top, behavior: 'instant' });
      return Math.abs(view.scrollY - top) <= 1;
    };
    letGo = followGrowth(view, go, () => (isFollowing = false));
  }

  return {
    restore,
    reset() {
      letGo();
      view.scrollTo({ top: 0, behavior: 'instant' });
    },
    stop() {
      letGo();
      leave();
      view.removeEventListener('scroll', note);
      view.removeEventListener('scrollend', scroll.keep);
      view.removeEventListener('pagehide', leave);
      view.removeEventListener('pageshow', enter);
    },
  };
}

function setMode({ history }: Window, mode: ScrollRestoration): void {
  try {
    history.scrollRestoration = mode;
  } catch {
    // Refused in a sandboxed frame: the browser's own way stays.
  }
}

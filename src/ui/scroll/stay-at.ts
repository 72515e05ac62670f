import { followGrowth } from './follow-growth.ts';

/** What ends the last stay of a window: several that held it at once would scroll without end. */
const stays = new WeakMap<Window, () => void>();

/**
 * Brings the page so many pixels down as `top` says, and there again as it grows, until the visitor moves or the page has had its time. The first
 * scrolling of somebody else, as of a heading that takes the focus, is undone; at the second one the page is theirs: it may be a
 * visitor who drags the bar, of which browsers tell nothing else. Another stay in the window ends this one, and so does the result;
 * `ended` hears of any end, once.
 */
export function stayAt(view: Window, top: () => number, ended: () => void): () => void {
  const page = view.document.documentElement;
  let reached = 0;
  let isUndone = false;
  const stay = () => {
    view.scrollTo({ top: top(), behavior: 'instant' });
    reached = view.scrollY;
    return false;
  };
  const hear = () => {
    // A page that became shorter is at its end, and nobody has scrolled it.
    const isCut = view.scrollY < reached && view.scrollY >= page.scrollHeight - page.clientHeight - 1;
    if (isCut || Math.abs(view.scrollY - reached) < 1) return;
    if (isUndone) return stop();
    isUndone = true;
    stay();
  };
  stays.get(view)?.();
  view.addEventListener('scroll', hear);
  const stop = followGrowth(view, stay, () => {
    view.removeEventListener('scroll', hear);
    ended();
  });
  stays.set(view, stop);
  return stop;
}

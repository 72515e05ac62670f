import type { EntryListener } from '#stores/navigation/follow-entries.ts';
import type { stayAt } from '#ui/scroll/stay-at.ts';

interface FirstEntry {
  readonly first: string;
  readonly top: number;
  readonly isOfSteps: boolean;
}

/** Pixels of an element by which it counts as seen, and those between the top of the window and where it begins. */
const SEEN = 120;
const MARGIN = 16;

/** The place that was left, or where the element begins: what was open in it may be closed, so that it ends above that place. */
function placeWithin(view: Window, element: Element, left: number): number {
  const { top, bottom } = element.getBoundingClientRect();
  const isAbove = bottom + view.scrollY < left + SEEN;
  return isAbove ? Math.max(0, Math.min(left, top + view.scrollY - MARGIN)) : left;
}

/**
 * Notes how far down the page each entry of an element was left, for as long as the page lives, and brings the page there again when
 * the visitor comes back to it: a step of its own would bring its heading into view. Entries that show the same have one name, and so
 * one place: that where the last of them was left. Where the element stays as it is, another part of the page has moved, and the page
 * is left alone. `isOfSteps`: only the steps of a reservation are brought back. The first entry was left `top` pixels down.
 */
export function createEntryScroll(
  view: Window,
  element: Element,
  { first, top, isOfSteps }: FirstEntry,
): EntryListener & { readonly stop: () => void } {
  const tops = new Map([[first, top]]);
  let current = first;
  let isStaying = false;
  // What is shown is no longer what the entry was, and not yet what it will be.
  let isLeaving = false;
  let letGo = () => {};
  let stay: typeof stayAt | null = null;
  // Nothing waits for it: the history has to be followed before somebody goes back. Without it steps begin at their headings.
  void import('#ui/scroll/stay-at.ts').then(
    (code) => (stay = code.stayAt),
    () => {},
  );

  const note = () => {
    if (!isStaying && !isLeaving) tops.set(current, view.scrollY);
  };
  view.addEventListener('scroll', note, { passive: true });

  return {
    added(entry) {
      isLeaving = false;
      if (entry === current) return;
      letGo();
      current = entry;
      // A page that is where the new entry begins does not scroll, and no event would tell.
      note();
    },
    leaving() {
      isLeaving = true;
    },
    returned(entry, isStep) {
      isLeaving = false;
      if (entry === current) return;
      letGo();
      current = entry;
      const left = tops.get(entry);
      if (left === undefined || !stay || (isOfSteps && !isStep)) return;
      isStaying = true;
      letGo = stay(
        view,
        () => placeWithin(view, element, left),
        () => (isStaying = false),
      );
    },
    stop() {
      letGo();
      view.removeEventListener('scroll', note);
    },
  };
}

import { showModalsAgain } from './modals.ts';

/** Gives focus back to what had it, after a move that the browser makes as a removal and an insertion. */
export interface FocusKeeper {
  /** Call when the element was connected again within one task. */
  restore(): void;
  stop(): void;
}

/**
 * Follows the focus inside a shadow root. Taking the element out takes the focus with it; what had it is remembered to
 * the end of that task, so that the second half of a move can give it back.
 */
export function keepFocus(root: ShadowRoot): FocusKeeper {
  let focused: HTMLElement | null = null;
  const gained = ({ target }: Event) => {
    focused = target instanceof HTMLElement ? target : null;
  };
  const lost = () => {
    const left = focused;
    queueMicrotask(() => {
      if (focused === left && root.activeElement !== left) focused = null;
    });
  };
  root.addEventListener('focusin', gained);
  root.addEventListener('focusout', lost);
  return {
    restore() {
      const left = focused;
      showModalsAgain(root);
      const { activeElement, body } = root.ownerDocument;
      const isFree = !activeElement || activeElement === body || activeElement === root.host;
      if (left && isFree && root.contains(left)) left.focus({ preventScroll: true });
    },
    stop() {
      root.removeEventListener('focusin', gained);
      root.removeEventListener('focusout', lost);
    },
  };
}

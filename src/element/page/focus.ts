import { showModalsAgain } from './modals.ts';

const CONTROLS = 'a, button, input, select, textarea, summary, [tabindex]';

/** The first control of a root that is shown and may be used. */
export function firstControl(root: ShadowRoot): HTMLElement | undefined {
  return [...root.querySelectorAll<HTMLElement>(CONTROLS)].find(
    (control) => control.checkVisibility({ visibilityProperty: true }) && !control.matches(':disabled'),
  );
}

/** Gives focus back to what had it, after a move that the browser makes as a removal and an insertion. */
export interface FocusMemory {
  /** Gives the focus to the first control that takes it; one that has it keeps it. */
  enter(options?: FocusOptions): void;
  /** Call when the element was connected again within one task. */
  restore(): void;
  stop(): void;
}

/**
 * Follows the focus inside a shadow root. Taking the element out takes the focus with it; what had it is remembered to
 * the end of that task, so that the second half of a move can give it back.
 */
export function rememberFocus(root: ShadowRoot): FocusMemory {
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
    enter(options) {
      // Taking out the control that has the focus, React gives the element what it takes for the element's.
      if (focused && !root.contains(focused)) {
        focused = null;
        return;
      }
      for (const control of root.querySelectorAll<HTMLElement>(CONTROLS)) {
        if (root.activeElement) return;
        control.focus(options);
      }
    },
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

import { useEffect, useState, type RefObject } from 'react';
import { useCalm } from '#ui/environment/use-calm.ts';

/** Which slide is shown, and whether the next comes by itself. */
export interface Rotation {
  readonly shown: number;
  /** The visitor lets it turn; pointer or focus may still hold it for the moment. */
  readonly isTurning: boolean;
  /** A choice of the visitor's ends the turning for good. */
  show(index: number): void;
  /** Stops it, or lets it turn again. */
  toggle(): void;
}

type Reason = 'pointer' | 'focus' | 'hidden';

/** Where somebody reads or types undisturbed: the slides themselves, and the search beside them. */
function isBusyIn(container: HTMLElement, focused: EventTarget | null): boolean {
  return focused instanceof Element && (container.contains(focused) || focused.closest('form') !== null);
}

/** Whether the pointer is on it, the focus on it or in a form of the same page, or nobody can see it. */
function useHeld(container: RefObject<HTMLElement | null>): boolean {
  const [held, setHeld] = useState<ReadonlySet<Reason>>(new Set());
  useEffect(() => {
    const element = container.current;
    const root = element?.getRootNode();
    if (!element || !(root instanceof ShadowRoot || root instanceof Document)) return;
    const { ownerDocument } = element;
    const hold = (reason: Reason, isHeld: boolean) =>
      setHeld((before) => new Set([...before].filter((one) => one !== reason).concat(isHeld ? reason : [])));
    const focus = (focused: EventTarget | null) => hold('focus', isBusyIn(element, focused));
    const look = () => hold('hidden', ownerDocument.visibilityState === 'hidden');
    const ending = new AbortController();
    const { signal } = ending;
    element.addEventListener('mouseenter', () => hold('pointer', true), { signal });
    element.addEventListener('mouseleave', () => hold('pointer', false), { signal });
    root.addEventListener('focusin', ({ target }) => focus(target), { signal });
    root.addEventListener('focusout', () => focus(null), { signal });
    ownerDocument.addEventListener('visibilitychange', look, { signal });
    focus(root.activeElement);
    look();
    return () => ending.abort();
  }, [container]);
  return held.size > 0;
}

/** Turns slides every `interval` milliseconds, never against a wish for less motion. */
export function useRotation(
  count: number,
  interval: number,
  container: RefObject<HTMLElement | null>,
): Rotation {
  const isCalm = useCalm();
  const isHeld = useHeld(container);
  const [shown, setShown] = useState(0);
  const [wish, setWish] = useState<boolean | null>(null);
  const isTurning = count > 1 && (wish ?? !isCalm);
  const isMoving = isTurning && !isHeld;
  useEffect(() => {
    if (!isMoving) return;
    const timer = setTimeout(() => setShown((shown + 1) % count), interval);
    return () => clearTimeout(timer);
  }, [isMoving, shown, count, interval]);
  return {
    // The company may have come with fewer slides than were there before.
    shown: Math.min(shown, Math.max(0, count - 1)),
    isTurning,
    show(index) {
      setWish(false);
      setShown((index + count) % count);
    },
    toggle: () => setWish(!isTurning),
  };
}

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

/** Whether the pointer or the focus is on it. */
function useHeld(container: RefObject<HTMLElement | null>): boolean {
  const [held, setHeld] = useState<ReadonlySet<'pointer' | 'focus'>>(new Set());
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const hold = (reason: 'pointer' | 'focus', isHeld: boolean) => () =>
      setHeld((before) => new Set([...before].filter((one) => one !== reason).concat(isHeld ? reason : [])));
    const moves = [
      ['mouseenter', hold('pointer', true)],
      ['mouseleave', hold('pointer', false)],
      ['focusin', hold('focus', true)],
      ['focusout', hold('focus', false)],
    ] as const;
    for (const [type, act] of moves) element.addEventListener(type, act);
    return () => {
      for (const [type, act] of moves) element.removeEventListener(type, act);
    };
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

import { useEffect, useRef, type RefObject } from 'react';

interface FirstNewCard {
  readonly listRef: RefObject<HTMLUListElement | null>;
  /** To be called before more are shown than `count`. */
  readonly expectMore: () => void;
}

/** Where more cards are shown, the first new one takes the focus: the button may be gone. */
export function useFirstNewCard(count: number): FirstNewCard {
  const listRef = useRef<HTMLUListElement>(null);
  const known = useRef<number | null>(null);
  useEffect(() => {
    if (known.current === null || known.current === count) return;
    const card = listRef.current?.children[known.current];
    known.current = null;
    card?.querySelector<HTMLElement>('a,button')?.focus();
  }, [count]);
  return {
    listRef,
    expectMore: () => {
      known.current = count;
    },
  };
}

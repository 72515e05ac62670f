import { useEffect, useRef, type RefObject } from 'react';
import { focusWhereSeen } from './focus-where-seen.ts';

interface FirstNew<List extends HTMLElement> {
  readonly listRef: RefObject<List | null>;
  /** To be called before more entries are opened than the limit. */
  readonly expectMore: () => void;
}

/**
 * Where more of a list is opened, the first new entry that can be pressed takes the focus: the button may be gone. Where none of them
 * can be pressed, the first of them takes it itself.
 */
export function useFirstNew<List extends HTMLElement = HTMLUListElement>(limit: number): FirstNew<List> {
  const listRef = useRef<List>(null);
  const known = useRef<number | null>(null);
  useEffect(() => {
    if (known.current === null) return;
    const added = [...(listRef.current?.children ?? [])].slice(known.current);
    known.current = null;
    for (const entry of added) {
      const control = entry.querySelector<HTMLElement>('a,button');
      if (control) return control.focus();
    }
    const [first] = added;
    if (!(first instanceof HTMLElement)) return;
    first.tabIndex = -1;
    focusWhereSeen(first);
  }, [limit]);
  return {
    listRef,
    expectMore: () => {
      known.current = limit;
    },
  };
}

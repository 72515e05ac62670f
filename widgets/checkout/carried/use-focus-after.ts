import { useEffect, useRef, type RefObject } from 'react';
import type { CarriedProducts } from '#stores/products/carried/carried-products.ts';
import { focusWhereSeen } from '#ui/focus/focus-where-seen.ts';
import { isFocusLost } from '#ui/focus/is-focus-lost.ts';

/** Whoever has answered what was asked of a link's products is led to the heading of the page: the button is gone with the question. */
export function useFocusAfter(carried: CarriedProducts): RefObject<HTMLDivElement | null> {
  const container = useRef<HTMLDivElement>(null);
  const before = useRef(carried);
  useEffect(() => {
    const isAnswered = before.current !== carried && before.current.kind !== 'waiting';
    before.current = carried;
    const heading = container.current?.querySelector<HTMLElement>('h1,h2');
    if (!isAnswered || !heading || !isFocusLost(heading)) return;
    heading.tabIndex = -1;
    focusWhereSeen(heading);
  }, [carried]);
  return container;
}

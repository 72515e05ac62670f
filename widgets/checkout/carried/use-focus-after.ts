import { useEffect, useRef, type RefObject } from 'react';
import type { CarriedProducts } from '#stores/products/carried/carried-products.ts';
import { leadToHeading } from '#ui/focus/lead-to-heading.ts';

/** Whoever has answered what was asked of a link's products is led to the heading of the page: the button is gone with the question. */
export function useFocusAfter(carried: CarriedProducts): RefObject<HTMLDivElement | null> {
  const container = useRef<HTMLDivElement>(null);
  const before = useRef(carried);
  useEffect(() => {
    const isAnswered = before.current !== carried && before.current.kind !== 'waiting';
    before.current = carried;
    if (isAnswered) leadToHeading(container.current);
  }, [carried]);
  return container;
}

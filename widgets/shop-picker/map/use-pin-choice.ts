import { useEffect, useRef, type RefObject } from 'react';

interface PinChoice {
  /** Of what holds the shops, which have their slugs as `data-shop`. */
  readonly list: RefObject<HTMLDivElement | null>;
  /** A pin was pressed: its shop's entry takes the focus. */
  readonly choose: (slug: string) => void;
}

/** Leads from a pin to the entry of its shop. `onReach` lengthens the list as far as one that it does not show yet. */
export function usePinChoice(onReach: (slug: string) => void): PinChoice {
  const list = useRef<HTMLDivElement>(null);
  const awaited = useRef<string | null>(null);
  const find = (slug: string) => {
    const entry = list.current?.querySelector<HTMLElement>(`[data-shop="${CSS.escape(slug)}"]`);
    awaited.current = entry ? null : slug;
    const way = entry?.querySelector<HTMLElement>('a,button');
    entry?.scrollIntoView({ block: 'nearest' });
    way?.focus();
  };
  // The list has been lengthened by now.
  useEffect(() => {
    if (awaited.current !== null) find(awaited.current);
  });
  return {
    list,
    choose(slug) {
      find(slug);
      if (awaited.current !== null) onReach(slug);
    },
  };
}

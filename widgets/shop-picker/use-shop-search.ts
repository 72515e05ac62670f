import { useEffect, useRef, useState } from 'react';
import type { Site } from '#stores/site.ts';

/** Typing this long ago is done. */
const SETTLED_MS = 400;

/** The text of the shop search. It stands in the address once it is typed, so that Back finds it again. */
export function useShopSearch(site: Site): {
  readonly text: string;
  readonly onText: (text: string) => void;
} {
  const { navigation } = site;
  const [text, setText] = useState(() => navigation.$place.get().query.q ?? '');
  const wait = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(wait.current), []);
  const onText = (value: string) => {
    setText(value);
    clearTimeout(wait.current);
    wait.current = setTimeout(() => {
      const { route, query } = navigation.$place.get();
      if (route) navigation.open(route, { ...query, q: value.trim() }, { replace: true });
    }, SETTLED_MS);
  };
  return { text, onText };
}

import { atom, type ReadableAtom } from 'nanostores';
import type { TextStorage } from '#platform/ports.ts';

const KEY = 'shop-search';
/** As much as an address keeps of it. */
const MOST_LETTERS = 500;

/** What was typed to find a shop for a visit or for products: Back and a reload find it again, another tab does not. */
export interface SearchTextStore {
  readonly $text: ReadableAtom<string>;
  type(text: string): void;
}

export function createSearchText(storage: TextStorage): SearchTextStore {
  const $text = atom((storage.read(KEY) ?? '').slice(0, MOST_LETTERS));
  return {
    $text,
    type(text) {
      $text.set(text);
      if (text === '') storage.remove(KEY);
      else storage.write(KEY, text.slice(0, MOST_LETTERS));
    },
  };
}

import { useMemo } from 'react';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import type { FoundTown } from '#domain/shops/nearby.ts';
import type { Preference, ShopsInstead } from '#domain/shops/towns/shops-instead.ts';
import { lazyPart } from '../loading/lazy-part.ts';

/** The towns that are known come with the first letter that is typed. */
const insteadPart = lazyPart(() => import('#domain/shops/towns/shops-instead.ts'));

export interface Instead {
  /** The town that the text names; null where none is known by that name, or not yet. */
  readonly town: FoundTown | null;
  /** What is shown where the text finds nothing; null while that is on its way, and where nothing is typed. */
  readonly instead: ShopsInstead | null;
}

/** What a text means besides the shops that it finds. `all`: those whose towns are known; `offered`: those to choose from. */
export function useShopsInstead(
  text: string,
  offered: readonly Shop[],
  all: readonly Shop[],
  { seen, origin }: Preference,
): Instead {
  const isSearched = text.trim() !== '';
  const part = insteadPart.usePart(isSearched);
  return useMemo(() => {
    if (!isSearched) return { town: null, instead: null };
    if (part.kind === 'ready') {
      const town = part.value.townMeant(text, all);
      return { town, instead: part.value.shopsInstead(town, offered, { seen, origin }) };
    }
    const unknown = { town: null, shops: offered.map((shop) => ({ shop, metres: null })) };
    return { town: null, instead: part.kind === 'failed' ? unknown : null };
    // The part changes with its kind alone.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isSearched, part.kind, text, offered, all, seen, origin]);
}

/** Letters of a text that stand in a sentence about it. */
const MOST_LETTERS = 40;

/** A text as it is repeated to whoever typed it: not at any length. */
export function repeatedText(text: string): string {
  const letters = [...text.trim()];
  return letters.length > MOST_LETTERS ? `${letters.slice(0, MOST_LETTERS).join('')}…` : letters.join('');
}

import { useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from '@nanostores/react';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import type { Position } from '#domain/shops/distance.ts';
import {
  townNamed,
  radiusOf,
  shopsAround,
  suggestedShops,
  type FoundShop,
  type FoundTown,
} from '#domain/shops/nearby.ts';
import { searchShops, shopIndex } from '#domain/shops/shop-search.ts';
import type { VisitorPosition } from '#stores/finder/visitor-position.ts';
import type { Locale } from '#domain/locale.ts';
import { useTexts } from '#ui/texts.ts';
import { useIsPainted } from '#ui/loading/use-is-painted.ts';
import type { FinderState } from './finder-state.ts';

/** What shops are looked for around. */
interface Around {
  readonly origin: Position;
  /** The town's name; null: the visitor. */
  readonly place: string | null;
}

export interface ShopSearch {
  /** With their countries by name. */
  readonly shops: readonly Shop[];
  readonly found: readonly FoundShop[];
  /** What else may suit, where few were found. */
  readonly suggested: readonly FoundShop[];
  /** Another value is another search. */
  readonly key: string;
  /** Null: by text. */
  readonly around: Around | null;
  readonly kilometres: number;
  readonly position: VisitorPosition['kind'];
  /** The town that the text names, to search around. */
  readonly place: FoundTown | null;
  type(text: string): void;
  locate(): void;
  widen(place: FoundTown): void;
  setKilometres(kilometres: number): void;
  /** Every shop again. */
  stop(): void;
}

interface Wanted {
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Kilometres at first. */
  readonly radius: number | undefined;
}

const unmeasured = (shops: readonly Shop[]): readonly FoundShop[] =>
  shops.map((shop) => ({ shop, metres: null }));

/** What a search finds. `named`: the shops with their countries by name. */
function found(
  shops: readonly Shop[],
  locale: Locale,
  text: string,
  around: Around | null,
  kilometres: number,
) {
  const index = shopIndex(shops, locale);
  const list = around
    ? shopsAround(index.shops, around.origin, kilometres)
    : unmeasured(searchShops(index, text));
  const isSearched = around !== null || text.trim() !== '';
  const plain = list.map(({ shop }) => shop);
  return {
    shops: index.shops,
    found: list,
    suggested: isSearched ? suggestedShops(index.shops, plain, around?.origin ?? null) : [],
    place: around ? null : townNamed(plain, text),
  };
}

/** The search by text or around a place. It starts around visitors who have allowed that before; typing is by text. */
export function useSearch({ stores, shops }: FinderState, { text, onText, radius }: Wanted): ShopSearch {
  const { locale } = useTexts();
  const position = useStore(stores.position.$position);
  const [around, setAround] = useState<Around | null>(null);
  const [kilometres, setKilometres] = useState(() => radiusOf(radius));
  const isTouched = useRef(text !== '');
  const go = (next: Around | null) => {
    isTouched.current = true;
    setAround(next);
  };
  const isPainted = useIsPainted();
  useEffect(() => {
    if (!isPainted) return;
    let isOver = false;
    void stores.position.locateIfAllowed().then((origin) => {
      if (origin && !isOver && !isTouched.current) setAround({ origin, place: null });
    });
    return () => {
      isOver = true;
    };
  }, [stores, isPainted]);
  const result = useMemo(
    () => found(shops, locale, text, around, kilometres),
    [shops, locale, text, around, kilometres],
  );
  return {
    ...result,
    key: around ? `${around.place ?? ''} ${kilometres}` : `text ${text}`,
    around,
    kilometres,
    position: position.kind,
    type(value) {
      go(null);
      onText(value);
    },
    locate: () =>
      void stores.position.locate().then((origin) => {
        if (!origin) return;
        onText('');
        go({ origin, place: null });
      }),
    widen({ name, position: origin }) {
      onText('');
      go({ origin, place: name });
    },
    setKilometres,
    stop() {
      onText('');
      go(null);
    },
  };
}

import { useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from '@nanostores/react';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import type { Position } from '#domain/shops/distance.ts';
import {
  besideTown,
  byDistance,
  townNamed,
  radiiWith,
  radiusOf,
  shopsAround,
  suggestedShops,
  type FoundShop,
  type FoundTown,
} from '#domain/shops/nearby.ts';
import { searchShops, shopIndex, type ShopIndex } from '#domain/shops/shop-search.ts';
import { useShopsInstead } from '#ui/shops/use-shops-instead.ts';
import type { ShopsInstead } from '#domain/shops/towns/shops-instead.ts';
import { valueOf } from '#stores/load.ts';
import type { ShopPickerStores } from '#stores/shop-picker/shop-picker-stores.ts';
import type { VisitorPosition } from '#stores/shop-picker/visitor-position.ts';
import { useTexts } from '#ui/texts.ts';
import { useIsHydrating } from '#ui/loading/use-hydration.ts';
import { useIsPainted } from '#ui/loading/paint/use-is-painted.ts';
import type { PickerState } from './picker-state.ts';
import { useSeenShops } from './use-seen-shops.ts';

const NO_POSITION: VisitorPosition = { kind: 'unasked' };

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
  /** Those nearest or likeliest, where none was found; null where some were, and until that is known. */
  readonly instead: ShopsInstead | null;
  /** Another value is another search. */
  readonly key: string;
  /** Null: by text. */
  readonly around: Around | null;
  readonly kilometres: number;
  /** Those to choose from. */
  readonly radii: readonly number[];
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

/** What a search finds. `named`: the shops with their countries by name. */
function found(
  index: ShopIndex,
  text: string,
  around: Around | null,
  kilometres: number,
  town: FoundTown | null,
) {
  const list = around
    ? shopsAround(index.shops, around.origin, kilometres)
    : besideTown(searchShops(index, text), town);
  const isSearched = around !== null || text.trim() !== '';
  const plain = list.map(({ shop }) => shop);
  const named = townNamed(plain, text);
  return {
    shops: index.shops,
    found: list,
    suggested: isSearched ? suggestedShops(index.shops, plain, around?.origin ?? town?.position ?? null) : [],
    place: around ? null : named && town?.isNextTo ? town : named,
  };
}

/** What is searched around: visitors who have allowed that before, as long as they have not searched themselves. */
function useAround(stores: ShopPickerStores, isSearched: boolean) {
  const [around, setAround] = useState<Around | null>(null);
  const isTouched = useRef(isSearched);
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
  return [around, go] as const;
}

/** How many shops beyond a radius that holds none are shown. */
const NEAREST = 3;

const nearestTo = ({ origin }: Around, shops: readonly Shop[]): ShopsInstead => ({
  town: null,
  shops: byDistance(shops, origin).slice(0, NEAREST),
});

/** The search by text or around a place. It starts around visitors who have allowed that before; typing is by text. */
export function useSearch(
  { site, stores, shops }: PickerState,
  { text, onText, radius }: Wanted,
): ShopSearch {
  const { locale } = useTexts();
  const known = useStore(stores.position.$position);
  // A server knows of none.
  const position = useIsHydrating() ? NO_POSITION : known;
  const [around, go] = useAround(stores, text !== '');
  const [kilometres, setKilometres] = useState(() => radiusOf(radius));
  const preference = {
    seen: useSeenShops(stores.history),
    origin: position.kind === 'found' ? position.position : null,
  };
  const all = valueOf(useStore(site.catalogue.$shops)) ?? shops;
  const index = shopIndex(shops, locale);
  const { town, instead } = useShopsInstead(text, index.shops, all, preference);
  const result = useMemo(
    () => found(index, text, around, kilometres, town),
    [index, text, around, kilometres, town],
  );
  return {
    ...result,
    instead: result.found.length > 0 ? null : around ? nearestTo(around, result.shops) : instead,
    key: around ? `${around.place ?? ''} ${kilometres}` : `text ${text}`,
    around,
    kilometres,
    radii: radiiWith(radiusOf(radius)),
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

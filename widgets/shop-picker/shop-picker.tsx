import { useMemo, type ComponentType, type ReactNode } from 'react';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import { tw } from '#theme/sheet.ts';
import { Below, Heading } from '#ui/heading.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { LoadingRegion, Skeleton } from '#ui/states/skeleton.tsx';
import { nearnessOf, type FoundShop } from '#domain/shops/nearby.ts';
import { bookableFirst, seenFirst } from '#domain/shops/seen/shop-order.ts';
import { useTexts } from '#ui/texts.ts';
import { SEARCH_FROM } from './bar/search-from.ts';
import { SearchBar } from './bar/search-bar.view.tsx';
import { usePickerState, type PickerPartProps, type PickerState } from './picker-state.ts';
import { Collapsible } from './list/collapsible.view.tsx';
import { History } from './list/history.tsx';
import { hasRegions, Regions } from './list/regions.tsx';
import { Results, usePages } from './list/results.tsx';
import { ShopList } from './list/shop-list.tsx';
import { ShopMap } from './map/shop-map.tsx';
import { MapToggle, useMap, type MapState } from './map/use-map.tsx';
import { NoShopFound, PositionNotice, useResultAnnouncement } from './search-notes.tsx';
import { useSearch, type ShopSearch } from './use-search.ts';
import { useSeenShops } from './use-seen-shops.ts';

export interface ShopPickerProps extends PickerPartProps {
  readonly title: string;
  /** False where the title stands as a heading above already. */
  readonly isTitled?: boolean;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Kilometres around a place, at first. */
  readonly radius?: number | undefined;
  /**
   * `cards`: a page of cards, the regions folded below. `regions`: all shops by region, cards for what is searched.
   * `choice`: cards alone, to choose one from.
   */
  readonly arrangement: 'cards' | 'regions' | 'choice';
  /** Shows all of them before any search, in the place of that. */
  readonly All?: AllShops | null;
  /** Between the field and what it finds. */
  readonly children?: ReactNode;
}

/** Shows all shops of a picker, which have their countries by name. */
export type AllShops = ComponentType<{ readonly picker: PickerState; readonly shops: readonly Shop[] }>;

interface FoundProps {
  readonly picker: PickerState;
  readonly search: ShopSearch;
  readonly text: string;
  readonly arrangement: ShopPickerProps['arrangement'];
  readonly All: AllShops | null;
  readonly map: MapState;
}

function FoundShops({ picker, search, text, arrangement, All, map }: FoundProps) {
  const { t } = useTexts();
  const pages = usePages(search.key);
  const { shops, around, instead } = search;
  // Wanted for something else than a visit, all of them can be chosen.
  const inOrder = picker.purpose.kind === 'visit' ? bookableFirst : (some: readonly FoundShop[]) => some;
  const suggested = inOrder(search.suggested);
  const all = instead?.shops ?? search.found;
  const found = arrangement === 'choice' ? inOrder(all) : all;
  const origin = around?.origin ?? instead?.town?.position ?? null;
  const isSearched = around !== null || text !== '';
  const isGrouped = arrangement !== 'choice' && !isSearched && hasRegions(shops);
  // The towns are on their way.
  if (found.length === 0) {
    return (
      <LoadingRegion>
        <Skeleton className="h-64" />
      </LoadingRegion>
    );
  }
  if (All && !isSearched && !map.isShown) return <All picker={picker} shops={shops} />;
  if (isGrouped && arrangement === 'regions' && !map.isShown) {
    return <Regions picker={picker} shops={shops} isFolded={false} />;
  }
  return (
    <>
      {instead && <NoShopFound search={search} text={text} />}
      <ShopMap
        map={map}
        // Those that match; of those that are merely the nearest, the ones in the list, so that the map stays around them.
        found={instead ? found.slice(0, pages.limit) : found}
        listed={pages.limit}
        origin={origin}
        onReach={(slug) => pages.reach(found.findIndex(({ shop }) => shop.slug === slug))}
      >
        <Results picker={picker} found={found} pages={pages} isNarrow={map.isShown} />
      </ShopMap>
      {suggested.length > 0 && (
        <div className={tw('mt-12')}>
          <Collapsible title={t(`shop-picker:others.${nearnessOf(suggested) ?? 'any'}`)} isOpen>
            <Below>
              <ShopList picker={picker} found={suggested} />
            </Below>
          </Collapsible>
        </div>
      )}
      {isGrouped && (
        <section aria-label={t('shop-picker:regions')} className={tw('mt-16')}>
          <Heading variant="title" className="mb-4">
            {t('shop-picker:regions')}
          </Heading>
          <Below>
            <Regions picker={picker} shops={shops} isFolded />
          </Below>
        </section>
      )}
    </>
  );
}

/** The shops in their order: the one that is chosen and those that the visitor has seen first, unless they stand above all the others. */
function useOrdered({ stores, shops, chosenId }: PickerPartProps, standApart: boolean): readonly Shop[] {
  const seen = useSeenShops(stores.history);
  return useMemo(
    () => (standApart ? shops : seenFirst(shops, chosenId ? [chosenId, ...seen] : seen)),
    [shops, seen, standApart, chosenId],
  );
}

/** The shops, and the field, the button and the map that find one of them. */
export function ShopPicker({
  title,
  isTitled = true,
  text,
  onText,
  radius,
  arrangement,
  All = null,
  children,
  ...partProps
}: ShopPickerProps) {
  const { t } = useTexts();
  const shops = useOrdered(partProps, arrangement !== 'choice' && text === '');
  const picker = usePickerState({ ...partProps, shops });
  const map = useMap(picker);
  const search = useSearch(picker, { text, onText, radius });
  useResultAnnouncement(search, text);
  const isSearched = search.around !== null || text !== '';
  const hasSearch = search.shops.length >= SEARCH_FROM;
  if (search.shops.length === 0) {
    return (
      <slot name="empty">
        <EmptyState title={t(partProps.services.length > 0 ? 'shop-picker:noOffer' : 'shop-picker:empty')} />
      </slot>
    );
  }
  return (
    <section aria-label={title} part="shops">
      {(isTitled || hasSearch) && (
        <div className={tw('flex flex-wrap items-end justify-between gap-x-8 gap-y-4 mb-8')}>
          {isTitled && <Heading variant="headline">{title}</Heading>}
          {hasSearch && (
            <SearchBar
              text={text}
              onText={search.type}
              locating={{ isBusy: search.position === 'asking', locate: search.locate }}
            />
          )}
        </div>
      )}
      <PositionNotice search={search} />
      {children}
      <MapToggle map={map} />
      <Below>
        {arrangement !== 'choice' && !isSearched && <History picker={picker} shops={search.shops} />}
        <FoundShops {...{ picker, search, text, arrangement, All, map }} />
      </Below>
    </section>
  );
}

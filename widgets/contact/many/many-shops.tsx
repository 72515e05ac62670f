import { bookableFirst } from '#domain/shops/seen/shop-order.ts';
import { nearnessOf, PAGE } from '#domain/shops/nearby.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { Below, Heading } from '#ui/heading.tsx';
import { LoadingRegion, Skeleton } from '#ui/states/skeleton.tsx';
import { useTexts } from '#ui/texts.ts';
import { SearchBar } from '#widgets/shop-picker/bar/search-bar.view.tsx';
import { hasRegions, Regions } from '#widgets/shop-picker/list/regions.tsx';
import { ShopMap } from '#widgets/shop-picker/map/shop-map.tsx';
import { MapToggle, useMap } from '#widgets/shop-picker/map/use-map.tsx';
import type { PickerState } from '#widgets/shop-picker/picker-state.ts';
import { NoShopFound, PositionNotice } from '#widgets/shop-picker/search-notes.tsx';
import type { ShopSearch } from '#widgets/shop-picker/use-search.ts';
import type { KnownContactProps } from '../layouts/contact-layout.ts';
import { BriefShops } from './brief-shops.tsx';
import { useListedShops, type ListedShops } from './use-listed-shops.ts';

/**
 * More shops than are told in full: a search by text or around the visitor, the first of what it finds in brief, and all of
 * them folded by their regions.
 */
export function ManyShops(props: KnownContactProps) {
  const listed = useListedShops(props);
  const { picker, search, found, limit } = listed;
  const map = useMap(picker);
  const isGrouped = !listed.isSearched && hasRegions(search.shops);
  return (
    <div part="shops">
      <ShopSearchBar listed={listed} />
      <MapToggle map={map} />
      <NoneFound listed={listed} />
      {found.length > 0 && (
        <ShopMap map={map} found={found} listed={limit} origin={listed.origin} onReach={listed.onReach}>
          <BriefShops
            picker={picker}
            found={found.slice(0, limit)}
            isNumbered={map.isShown}
            listRef={listed.listRef}
          />
          {!isGrouped && <MoreShops listed={listed} />}
        </ShopMap>
      )}
      <Besides picker={picker} search={search} isGrouped={isGrouped} />
    </div>
  );
}

interface OfListed {
  readonly listed: ListedShops;
}

/** The field that finds one of them, and what is said of where the visitor is. */
export function ShopSearchBar({ listed: { search, text } }: OfListed) {
  return (
    <>
      <div className={tw('mb-6')}>
        <SearchBar
          text={text}
          onText={search.type}
          locating={{ isBusy: search.position === 'asking', locate: search.locate }}
        />
      </div>
      <PositionNotice search={search} />
    </>
  );
}

/** That nothing was found, and what holds the place of what is found instead. */
export function NoneFound({ listed: { search, text, found } }: OfListed) {
  return (
    <>
      {search.instead && <NoShopFound search={search} text={text} />}
      {found.length === 0 && (
        <LoadingRegion>
          <Skeleton className="h-64" />
        </LoadingRegion>
      )}
    </>
  );
}

export function MoreShops({ listed: { found, limit, showMore } }: OfListed) {
  const { t } = useTexts();
  const count = Math.min(PAGE, found.length - limit);
  if (count <= 0) return null;
  return (
    <div className={tw('mt-10 flex justify-center')}>
      <Button onPress={showMore}>{t('shop-picker:more', { count })}</Button>
    </div>
  );
}

interface BesidesProps {
  readonly picker: PickerState;
  readonly search: ShopSearch;
  readonly isGrouped: boolean;
}

/** What else may suit where few were found; before any search, all of them folded by their regions. */
export function Besides({ picker, search: { suggested, shops }, isGrouped }: BesidesProps) {
  const { t } = useTexts();
  const title = t(`shop-picker:others.${nearnessOf(suggested) ?? 'any'}`);
  return (
    <>
      {suggested.length > 0 && (
        <section aria-label={title} className={tw('mt-12')}>
          <Heading variant="title" className="mb-4">
            {title}
          </Heading>
          <Below>
            <BriefShops picker={picker} found={bookableFirst(suggested)} isNumbered={false} />
          </Below>
        </section>
      )}
      {isGrouped && (
        <section aria-label={t('shop-picker:regions')} className={tw('mt-14')}>
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

import { useState } from 'react';
import { bookableFirst, seenFirst } from '#domain/shops/seen/shop-order.ts';
import { nearnessOf, PAGE } from '#domain/shops/nearby.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { useAnnounce } from '#ui/announcer.tsx';
import { Below, Heading } from '#ui/heading.tsx';
import { LoadingRegion, Skeleton } from '#ui/states/skeleton.tsx';
import { useTexts } from '#ui/texts.ts';
import { SearchBar } from '#widgets/shop-picker/bar/search-bar.view.tsx';
import { hasRegions, Regions } from '#widgets/shop-picker/list/regions.tsx';
import { usePages } from '#widgets/shop-picker/list/results.tsx';
import { useFirstNew } from '#ui/focus/use-first-new.ts';
import { useIsHydrating } from '#ui/loading/use-hydration.ts';
import { ShopMap } from '#widgets/shop-picker/map/shop-map.tsx';
import { MapToggle, useMap } from '#widgets/shop-picker/map/use-map.tsx';
import { usePickerState, type PickerState } from '#widgets/shop-picker/picker-state.ts';
import { NoShopFound, PositionNotice, useResultAnnouncement } from '#widgets/shop-picker/search-notes.tsx';
import { useSearch, type ShopSearch } from '#widgets/shop-picker/use-search.ts';
import { useSeenShops } from '#widgets/shop-picker/use-seen-shops.ts';
import type { KnownContactProps } from '../contact.tsx';
import { contactTargets } from '../shop/contact-targets.ts';
import { BriefShops } from './brief-shops.tsx';

/**
 * More shops than are told in full: a search by text or around the visitor, the first of what it finds in brief, and all of
 * them folded by their regions.
 */
export function ManyShops({ text, onText, ...props }: KnownContactProps) {
  const { t } = useTexts();
  const announce = useAnnounce();
  const picker = usePicker(props);
  const map = useMap(picker);
  const search = useSearch(picker, { text, onText, radius: undefined });
  useResultAnnouncement(search, text);
  const { limit, more, reach } = usePages(search.key);
  const { listRef, expectMore } = useFirstNew(limit);
  const { around, instead } = search;
  const isSearched = around !== null || text !== '';
  const isGrouped = !isSearched && hasRegions(search.shops);
  const found = instead?.shops ?? search.found;
  const rest = isGrouped ? 0 : Math.min(PAGE, found.length - limit);
  const showMore = () => {
    expectMore();
    more();
    announce(t('shop-picker:found', { count: Math.min(limit + PAGE, found.length), total: found.length }));
  };
  return (
    <div part="shops">
      <div className={tw('mb-6')}>
        <SearchBar
          text={text}
          onText={search.type}
          locating={{ isBusy: search.position === 'asking', locate: search.locate }}
        />
      </div>
      <PositionNotice search={search} />
      <MapToggle map={map} />
      {instead && <NoShopFound search={search} text={text} />}
      {found.length === 0 ? (
        <LoadingRegion>
          <Skeleton className="h-64" />
        </LoadingRegion>
      ) : (
        <ShopMap
          map={map}
          found={found}
          listed={limit}
          origin={around?.origin ?? instead?.town?.position ?? null}
          onReach={(slug) => reach(found.findIndex(({ shop }) => shop.slug === slug))}
        >
          <BriefShops
            picker={picker}
            found={found.slice(0, limit)}
            isNumbered={map.isShown}
            listRef={listRef}
          />
          <MoreShops count={rest} onPress={showMore} />
        </ShopMap>
      )}
      <Besides picker={picker} search={search} isGrouped={isGrouped} />
    </div>
  );
}

function MoreShops({ count, onPress }: { readonly count: number; readonly onPress: () => void }) {
  const { t } = useTexts();
  if (count <= 0) return null;
  return (
    <div className={tw('mt-10 flex justify-center')}>
      <Button onPress={onPress}>{t('shop-picker:more', { count })}</Button>
    </div>
  );
}

/**
 * The shops in the order in which they are told before any search: those that the visitor knows first, but where a server's page is on
 * the screen, on which nothing is to move.
 */
function usePicker({ site, stores, company, shops, links }: Omit<KnownContactProps, 'text' | 'onText'>) {
  const { locale } = useTexts();
  const targetOf = contactTargets(site, locale, links);
  const [isRendered] = useState(useIsHydrating());
  const seen = useSeenShops(stores.history);
  const ordered = isRendered ? shops : seenFirst(shops, seen);
  return usePickerState({ site, stores, company, shops: ordered, targetOf, services: [] });
}

interface BesidesProps {
  readonly picker: PickerState;
  readonly search: ShopSearch;
  readonly isGrouped: boolean;
}

/** What else may suit where few were found; before any search, all of them folded by their regions. */
function Besides({ picker, search: { suggested, shops }, isGrouped }: BesidesProps) {
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

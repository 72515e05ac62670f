import { useState } from 'react';
import { seenFirst } from '#domain/shops/seen/shop-order.ts';
import { PAGE } from '#domain/shops/nearby.ts';
import { useAnnounce } from '#ui/announcer.tsx';
import { useFirstNew } from '#ui/focus/use-first-new.ts';
import { useIsHydrating } from '#ui/loading/use-hydration.ts';
import { useTexts } from '#ui/texts.ts';
import { usePages } from '#widgets/shop-picker/list/results.tsx';
import { usePickerState } from '#widgets/shop-picker/picker-state.ts';
import { useResultAnnouncement } from '#widgets/shop-picker/search-notes.tsx';
import { useSearch } from '#widgets/shop-picker/use-search.ts';
import { useSeenShops } from '#widgets/shop-picker/use-seen-shops.ts';
import type { KnownContactProps } from '../layouts/contact-layout.ts';
import { contactTargets } from '../shop/contact-targets.ts';

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

/** A search among shops, by text or around the visitor, and as many of what it finds as are shown by now. */
export function useListedShops({ text, onText, ...props }: KnownContactProps) {
  const { t } = useTexts();
  const announce = useAnnounce();
  const picker = usePicker(props);
  const search = useSearch(picker, { text, onText, radius: undefined });
  useResultAnnouncement(search, text);
  const { limit, more, reach } = usePages(search.key);
  const { listRef, expectMore } = useFirstNew(limit);
  const { around, instead } = search;
  const found = instead?.shops ?? search.found;
  return {
    picker,
    search,
    text,
    found,
    limit,
    listRef,
    isSearched: around !== null || text !== '',
    origin: around?.origin ?? instead?.town?.position ?? null,
    showMore() {
      expectMore();
      more();
      announce(t('shop-picker:found', { count: Math.min(limit + PAGE, found.length), total: found.length }));
    },
    onReach: (slug: string) => reach(found.findIndex(({ shop }) => shop.slug === slug)),
  };
}

export type ListedShops = ReturnType<typeof useListedShops>;

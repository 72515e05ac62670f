import { useEffect, useRef, useState } from 'react';
import { PAGE, type FoundShop } from '#domain/shops/nearby.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { useAnnounce } from '#ui/announcer.tsx';
import { useTexts } from '#ui/texts.ts';
import type { FinderState } from '../finder-state.ts';
import { ShopList } from './shop-list.tsx';

/** How much of what was found is open; it starts anew with each search. */
export function usePages(search: string) {
  const [state, setState] = useState({ search, limit: PAGE });
  const limit = state.search === search ? state.limit : PAGE;
  return { limit, more: () => setState({ search, limit: limit + PAGE }) };
}

/** What was found, six at a time; the first of the next six takes the focus. */
export function Results({
  finder,
  found,
  pages,
  isNarrow,
}: {
  readonly finder: FinderState;
  readonly found: readonly FoundShop[];
  readonly pages: ReturnType<typeof usePages>;
  readonly isNarrow: boolean;
}) {
  const { t } = useTexts();
  const announce = useAnnounce();
  const list = useRef<HTMLUListElement>(null);
  const wanted = useRef<number | null>(null);
  const { limit, more } = pages;
  const rest = Math.min(PAGE, found.length - limit);
  useEffect(() => {
    if (wanted.current === null) return;
    list.current?.children[wanted.current]?.querySelector<HTMLElement>('a,button')?.focus();
    wanted.current = null;
  }, [limit]);
  const showMore = () => {
    wanted.current = limit;
    more();
    announce(t('finder:found', { count: Math.min(limit + PAGE, found.length), total: found.length }));
  };
  return (
    <>
      <ShopList finder={finder} found={found.slice(0, limit)} isNarrow={isNarrow} listRef={list} />
      {rest > 0 && (
        <div className={tw('mt-12 flex justify-center')}>
          <Button onPress={showMore}>{t('finder:more', { count: rest })}</Button>
        </div>
      )}
    </>
  );
}

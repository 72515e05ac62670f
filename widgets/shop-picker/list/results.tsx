import { useState } from 'react';
import { PAGE, type FoundShop } from '#domain/shops/nearby.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { useAnnounce } from '#ui/announcer.tsx';
import { useTexts } from '#ui/texts.ts';
import type { PickerState } from '../picker-state.ts';
import { ShopList } from './shop-list.tsx';
import { useFirstNew } from '#ui/focus/use-first-new.ts';

/** How much of what was found is open; it starts anew with each search. */
export function usePages(search: string) {
  const [state, setState] = useState({ search, limit: PAGE });
  const limit = state.search === search ? state.limit : PAGE;
  const reach = (index: number) =>
    setState({ search, limit: Math.max(limit, Math.ceil((index + 1) / PAGE) * PAGE) });
  return { limit, more: () => reach(limit), reach };
}

/** What was found, six at a time; the first of the next six takes the focus. */
export function Results({
  picker,
  found,
  pages,
  isNarrow,
}: {
  readonly picker: PickerState;
  readonly found: readonly FoundShop[];
  readonly pages: ReturnType<typeof usePages>;
  readonly isNarrow: boolean;
}) {
  const { t } = useTexts();
  const announce = useAnnounce();
  const { limit, more } = pages;
  const { listRef, expectMore } = useFirstNew(limit);
  const rest = Math.min(PAGE, found.length - limit);
  const showMore = () => {
    expectMore();
    more();
    announce(t('shop-picker:found', { count: Math.min(limit + PAGE, found.length), total: found.length }));
  };
  return (
    <>
      <ShopList picker={picker} found={found.slice(0, limit)} isNarrow={isNarrow} listRef={listRef} />
      {rest > 0 && (
        <div className={tw('mt-12 flex justify-center')}>
          <Button onPress={showMore}>{t('shop-picker:more', { count: rest })}</Button>
        </div>
      )}
    </>
  );
}

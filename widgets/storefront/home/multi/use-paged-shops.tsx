import { useState, type ReactNode, type RefObject } from 'react';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { useAnnounce } from '#ui/announcer.tsx';
import { useFirstNew } from '#ui/focus/use-first-new.ts';
import { useTexts } from '#ui/texts.ts';
import type { CardProps } from '#widgets/shop-picker/cards/card.ts';
import { useCards, type PickerState } from '#widgets/shop-picker/picker-state.ts';

interface PagedShops {
  /** Of those that are shown by now. */
  readonly cards: readonly CardProps[];
  readonly listRef: RefObject<HTMLUListElement | null>;
  /** The button that shows more; nothing where all are shown. */
  readonly more: ReactNode;
}

/** Some shops at a time, so that a company of many has no endless page. */
export function usePagedShops(picker: PickerState, shops: readonly Shop[], size: number): PagedShops {
  const { t } = useTexts();
  const announce = useAnnounce();
  const [limit, setLimit] = useState(size);
  const { listRef, expectMore } = useFirstNew(limit);
  const found = shops.slice(0, limit).map((shop) => ({ shop, metres: null }));
  const cardOf = useCards(picker, found);
  const rest = Math.min(size, shops.length - limit);
  const showMore = () => {
    expectMore();
    setLimit(limit + size);
    announce(t('shop-picker:found', { count: limit + rest, total: shops.length }));
  };
  return {
    cards: found.map(cardOf),
    listRef,
    more: rest > 0 && (
      <div className={tw('mt-10 flex justify-center')}>
        <Button onPress={showMore}>{t('shop-picker:more', { count: rest })}</Button>
      </div>
    ),
  };
}

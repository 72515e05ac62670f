import { useEffect } from 'react';
import { useStore } from '@nanostores/react';
import { giftsFeature } from '#stores/gifts/feature.ts';
import { giftCountFeature } from '#stores/gifts/list/gift-count.ts';
import type { Gifts } from '#stores/gifts/gifts.ts';
import { $noGiftCount, $noGifts } from '#stores/gifts/list/no-gifts.ts';
import type { Site } from '#stores/site.ts';
import type { PartState } from '#ui/loading/lazy-part.ts';
import { useOpened } from '#ui/loading/use-opened.ts';

/** The vouchers that wait to be paid, whose code comes with the first of them, and how many. */
export function useGifts(site: Site): { readonly gifts: PartState<Gifts>; readonly giftCount: number } {
  const counted = useStore(useStore(site.opened(giftCountFeature))?.$count ?? $noGiftCount);
  const gifts = useOpened(site, giftsFeature, counted > 0);
  const list = useStore(gifts.kind === 'ready' ? gifts.value.$list : $noGifts);
  useEffect(() => void site.open(giftCountFeature), [site]);
  return { gifts, giftCount: gifts.kind === 'ready' ? list.length : counted };
}

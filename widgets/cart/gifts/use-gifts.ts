import { useEffect } from 'react';
import { useStore } from '@nanostores/react';
import { giftsFeature } from '#stores/gifts/feature.ts';
import type { Gifts } from '#stores/gifts/gifts.ts';
import { keptGiftsFeature } from '#stores/gifts/kept-gifts.ts';
import { $noGifts, $noneKept } from '#stores/gifts/no-gifts.ts';
import type { Site } from '#stores/site.ts';

/** The vouchers that are to be paid, and how many; null until their code is there, which comes with the first of them. */
export function useGifts(site: Site): { readonly gifts: Gifts | null; readonly giftCount: number } {
  const gifts = useStore(site.opened(giftsFeature));
  const kept = useStore(site.opened(keptGiftsFeature));
  const list = useStore(gifts?.$list ?? $noGifts);
  const keptCount = useStore(kept?.$count ?? $noneKept);
  const isWanted = gifts === null && keptCount > 0;
  useEffect(() => void site.open(keptGiftsFeature), [site]);
  useEffect(() => {
    // What did not arrive is asked for again by the next page.
    if (isWanted) site.open(giftsFeature).catch(() => undefined);
  }, [site, isWanted]);
  return { gifts, giftCount: gifts ? list.length : keptCount };
}

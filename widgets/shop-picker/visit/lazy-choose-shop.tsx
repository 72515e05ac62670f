import { useEffect } from 'react';
import { useStore } from '@nanostores/react';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { ErrorState } from '#ui/states/empty-state.tsx';
import { PickerSkeleton } from '../skeletons.view.tsx';
import type { ChooseShopProps } from './choose-shop.tsx';

/** The shops with what finds one of them: who comes with a shop never sees it. */
const choicePart = lazyPart(() => import('./choose-shop.tsx'));

/** Which shop a visit takes place in. The shape of the shops is there at once, they themselves as soon as their code and words are. */
export function LazyChooseShop(props: Omit<ChooseShopProps, 'waiting'>) {
  const { site, shops } = props;
  const part = choicePart.usePart(true);
  const isSpoken = useStore(site.texts.$texts).has('shop-picker');
  useEffect(() => void site.texts.ensure('shop-picker'), [site]);
  const waiting = <PickerSkeleton shops={shops} isTitled={false} />;
  if (part.kind === 'failed') return <ErrorState onRetry={part.retry} />;
  return part.kind === 'ready' && isSpoken ? <part.value.ChooseShop {...props} waiting={waiting} /> : waiting;
}

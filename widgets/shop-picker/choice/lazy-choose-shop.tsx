import { useEffect, type ReactNode } from 'react';
import { useStore } from '@nanostores/react';
import { lazyPart, type LazyPart } from '#ui/loading/lazy-part.ts';
import { ErrorState } from '#ui/states/empty-state.tsx';
import { PickerSkeleton } from '../skeletons.view.tsx';
import type { ChooseShopProps } from './choose-shop.tsx';

/** The shops with what finds one of them: who comes with a shop never sees it. */
const choicePart = lazyPart(() => import('./choose-shop.tsx'));

interface LazyChoiceProps<T> extends Pick<ChooseShopProps, 'site' | 'shops'> {
  readonly part: LazyPart<T>;
  readonly children: (code: T, waiting: ReactNode) => ReactNode;
}

/** A choice of shops: their shape is there at once, they themselves as soon as code and words are, which are asked for together. */
export function LazyChoice<T>({ site, shops, part: lazy, children }: LazyChoiceProps<T>) {
  const part = lazy.usePart(true);
  const isSpoken = useStore(site.texts.$texts).has('shop-picker');
  useEffect(() => void site.texts.ensure('shop-picker'), [site]);
  const waiting = <PickerSkeleton shops={shops} isTitled={false} />;
  if (part.kind === 'failed') return <ErrorState onRetry={part.retry} />;
  return part.kind === 'ready' && isSpoken ? children(part.value, waiting) : waiting;
}

/** Which shop is chosen. */
export function LazyChooseShop(props: Omit<ChooseShopProps, 'waiting'>) {
  return (
    <LazyChoice site={props.site} shops={props.shops} part={choicePart}>
      {({ ChooseShop }, waiting) => <ChooseShop {...props} waiting={waiting} />}
    </LazyChoice>
  );
}

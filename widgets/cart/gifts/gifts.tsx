import type { ComponentProps } from 'react';
import type { Gifts as GiftsStore } from '#stores/gifts/gifts.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { useTexts } from '#ui/texts.ts';
import { FailedPart } from '../parts/failed-part.view.tsx';
import type { GiftsSection } from './gifts-section.tsx';

const sectionPart = lazyPart(() => import('./gifts-section.tsx'));

type GiftsProps = Omit<ComponentProps<typeof GiftsSection>, 'gifts'> & {
  /** Null until their code is there. */
  readonly gifts: GiftsStore | null;
};

/** The vouchers of the cart, whose code comes with the first of them. */
export function Gifts({ gifts, ...rest }: GiftsProps) {
  const { t } = useTexts();
  const part = sectionPart.usePart(true);
  if (part.kind === 'failed') return <FailedPart title={t('cart:vouchersFailed')} onRetry={part.retry} />;
  if (part.kind === 'waiting' || !gifts) return null;
  return <part.value.GiftsSection {...rest} gifts={gifts} />;
}

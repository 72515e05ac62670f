import type { ComponentProps } from 'react';
import type { Gifts as GiftsStore } from '#stores/gifts/gifts.ts';
import { lazyPart, type PartState } from '#ui/loading/lazy-part.ts';
import { useTexts } from '#ui/texts.ts';
import { FailedPart } from '../parts/failed-part.view.tsx';
import { WaitingLines } from '../parts/waiting-lines.view.tsx';
import type { GiftsSection } from './gifts-section.tsx';

const sectionPart = lazyPart(() => import('./gifts-section.tsx'));

type GiftsProps = Omit<ComponentProps<typeof GiftsSection>, 'gifts'> & {
  readonly gifts: PartState<GiftsStore>;
};

/** The vouchers of the cart, whose code comes with the first of them. */
export function Gifts({ gifts, ...rest }: GiftsProps) {
  const { t } = useTexts();
  const part = sectionPart.usePart(true);
  const failed = [part, gifts].find((one) => one.kind === 'failed');
  if (failed) return <FailedPart title={t('cart:vouchersFailed')} onRetry={failed.retry} />;
  if (part.kind !== 'ready' || gifts.kind !== 'ready') return <WaitingLines />;
  return <part.value.GiftsSection {...rest} gifts={gifts.value} />;
}

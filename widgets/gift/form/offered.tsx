import { useStore } from '@nanostores/react';
import { useEffect, type ReactNode } from 'react';
import type { GiftOffer } from '#domain/gifts/gift-offer.ts';
import type { Gifts } from '#stores/gifts/gifts.ts';
import { useSuspendedLoad } from '#ui/loading/use-hydration.ts';
import { EmptyState, ErrorState } from '#ui/states/empty-state.tsx';
import { useTexts } from '#ui/texts.ts';
import { GiftSkeleton } from './gift-skeleton.view.tsx';

interface OfferedProps {
  readonly gifts: Gifts;
  readonly children: (offer: GiftOffer) => ReactNode;
}

/** What there is to give, asked for when it is shown. */
export function Offered({ gifts: { offer }, children }: OfferedProps) {
  const { locale, t } = useTexts();
  const load = useStore(offer.$load);
  useSuspendedLoad(offer, locale, load.kind === 'ready' ? null : offer.ensure);
  useEffect(() => void offer.ensure(), [offer]);
  if (load.kind === 'failed') {
    return (
      <slot name="error">
        <ErrorState problem={load.problem} onRetry={() => void offer.ensure()} />
      </slot>
    );
  }
  if (load.kind !== 'ready') return <GiftSkeleton />;
  if (load.value.themes.length === 0) {
    return (
      <slot name="empty">
        <EmptyState title={t('gift:none.title')} text={t('gift:none.text')} />
      </slot>
    );
  }
  return children(load.value);
}

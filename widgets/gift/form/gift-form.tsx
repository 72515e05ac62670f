import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { GiftOffer } from '#domain/gifts/gift-offer.ts';
import { valueOf } from '#stores/load.ts';
import { tw } from '#theme/sheet.ts';
import { Link } from '#ui/actions/link.tsx';
import { useSuspendedLoad } from '#ui/loading/use-hydration.ts';
import { Heading } from '#ui/heading.tsx';
import { EmptyState, ErrorState } from '#ui/states/empty-state.tsx';
import { useTexts } from '#ui/texts.ts';
import type { GiftFormProps } from './gift-form-props.ts';
import { FilledGift } from './filled-gift.tsx';
import { GiftSkeleton } from './gift-skeleton.view.tsx';

function useOffer({ gifts: { offer } }: GiftFormProps) {
  const { locale } = useTexts();
  const load = useStore(offer.$load);
  useSuspendedLoad(offer, locale, load.kind === 'ready' ? null : offer.ensure);
  useEffect(() => void offer.ensure(), [offer]);
  return load;
}

/** A voucher as it is filled in, once it is known what there is to choose from. */
export function GiftForm(props: GiftFormProps) {
  const { t } = useTexts();
  const { gifts, company, check } = props;
  const load = useOffer(props);
  if (load.kind === 'failed') {
    return (
      <slot name="error">
        <ErrorState problem={load.problem} onRetry={() => void gifts.offer.ensure()} />
      </slot>
    );
  }
  const offer: GiftOffer | null = valueOf(load);
  if (!offer) return <GiftSkeleton />;
  if (offer.themes.length === 0) {
    return (
      <slot name="empty">
        <EmptyState title={t('gift:none.title')} text={t('gift:none.text')} />
      </slot>
    );
  }
  return (
    <div part="gift">
      <header className={tw('mb-8 max-w-reading')}>
        <Heading variant="display">{t('gift:title')}</Heading>
        <p className={tw('mt-2 text-lead text-muted')}>
          {t('gift:lead', { company: company.identity.name })}
        </p>
        {check && (
          <p className={tw('mt-2')}>
            <Link to={check}>{t('gift:haveCode')}</Link>
          </p>
        )}
      </header>
      <FilledGift {...props} offer={offer} />
    </div>
  );
}

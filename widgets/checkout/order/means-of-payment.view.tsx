import type { ReactNode } from 'react';
import type { PaymentProvider } from '#domain/company/company.ts';
import type { PaymentKind } from '#domain/checkout/payment-kind.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/states/notice.tsx';
import { LoadingRegion, Skeleton } from '#ui/states/skeleton.tsx';
import { useTexts } from '#ui/texts.ts';

interface MeansOfPaymentViewProps {
  readonly provider: PaymentProvider;
  readonly kind: PaymentKind;
  readonly state: 'idle' | 'loading' | 'ready' | 'blocked' | 'unavailable';
  readonly onRetry: () => void;
  /** Where the provider's fields are shown. */
  readonly children: ReactNode;
}

/** As the providers write their names. */
const NAMES: Readonly<Record<PaymentProvider, string>> = {
  stripe: 'Stripe',
  payzen: 'PayZen',
  saferpay: 'Saferpay',
  monetico: 'Monetico',
  paypal: 'PayPal',
  free: '',
};

/** How it is paid. */
export function MeansOfPaymentView({ provider, kind, state, onRetry, children }: MeansOfPaymentViewProps) {
  const { t } = useTexts();
  const isWaiting = kind === 'fields' && (state === 'idle' || state === 'loading');
  return (
    <section className={tw('mt-10')}>
      <Heading variant="title" below={1} className="mb-3">
        {t('checkout:means.title')}
      </Heading>
      {(state === 'blocked' || state === 'unavailable') && (
        <Notice
          tone="warning"
          title={t(`checkout:means.${state}`)}
          action={
            <Button variant="small" onPress={onRetry}>
              {t('common:retry')}
            </Button>
          }
        >
          {t(`checkout:means.${state}Text`, { provider: NAMES[provider] })}
        </Notice>
      )}
      {kind === 'hosted' && state !== 'unavailable' && (
        <p>{t('checkout:means.hosted', { provider: NAMES[provider] })}</p>
      )}
      {isWaiting && (
        <LoadingRegion>
          <Skeleton className="h-48 w-full" />
        </LoadingRegion>
      )}
      <div className={tw(state === 'ready' ? '' : 'h-0 overflow-hidden')}>{children}</div>
      {kind === 'fields' && state === 'ready' && (
        <p className={tw('mt-3 text-caption text-muted')}>
          {t('checkout:means.safe', { provider: NAMES[provider] })}
        </p>
      )}
    </section>
  );
}

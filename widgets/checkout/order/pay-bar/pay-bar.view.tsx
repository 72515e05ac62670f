import type { ReactNode } from 'react';
import type { OrderDifference } from '#domain/checkout/order-difference.ts';
import type { SaleKind } from '#domain/checkout/sold-line.ts';
import type { SalePrice } from '#domain/checkout/sale-price.ts';
import type { Cents, Currency } from '#domain/prices/money.ts';
import { tw } from '#theme/sheet.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import type { Target } from '#ui/actions/link.tsx';
import { Notice } from '#ui/states/notice.tsx';
import { useTexts } from '#ui/texts.ts';
import { ChangedPriceView } from '#widgets/order-form/changed-price.view.tsx';
import { ChangedOrderView } from '../changed-order.view.tsx';
import { orderText } from './order-text.ts';

/** Where the last button stands. */
export type PayStage =
  | {
      readonly kind: 'editing' | 'paying' | 'leaving' | 'pending' | 'paid' | 'left';
    }
  | { readonly kind: 'elsewhere'; readonly mayPayHere: boolean }
  | {
      readonly kind: 'refused';
      readonly problem: { readonly message: string } | null;
      readonly message: string | null;
    }
  | { readonly kind: 'price-changed'; readonly before: Cents; readonly now: Cents }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'given-back'; readonly problem: string };

export interface PayBarProps {
  readonly stage: PayStage;
  /** What another tab has changed of the order; null: nothing. */
  readonly change: OrderDifference | null;
  readonly isOffline: boolean;
  readonly price: SalePrice | null;
  /** Why the price is not known; null while it is, or is being asked for. */
  readonly problem: { readonly message: string } | null;
  readonly currency: Currency;
  readonly canPay: boolean;
  /** What is bought. */
  readonly kinds: ReadonlySet<SaleKind>;
  /** Until when the visit may be cancelled; null without one. */
  readonly cancelRule: ReactNode;
  readonly onPay: () => void;
  readonly onAskAgain: () => void;
  readonly onRetryPrice: () => void;
  /** Where what cannot be sold so is changed. */
  readonly cart: Target;
}

function Trouble({ stage, isOffline, currency }: Pick<PayBarProps, 'stage' | 'isOffline' | 'currency'>) {
  const { t } = useTexts();
  switch (stage.kind) {
    case 'refused':
      return (
        <Notice tone="negative" title={t('checkout:refused.title')}>
          {stage.message ?? stage.problem?.message ?? t('checkout:refused.text')}
        </Notice>
      );
    case 'price-changed':
      return <ChangedPriceView before={stage.before} now={stage.now} currency={currency} />;
    case 'unknown':
      return (
        <Notice tone="warning" title={t('checkout:unknown.title')}>
          {t(isOffline ? 'checkout:unknown.offline' : 'checkout:unknown.text')}
        </Notice>
      );
    case 'left':
      return <Notice title={t('checkout:left.title')}>{t('checkout:left.text')}</Notice>;
    case 'elsewhere':
      return (
        <Notice tone="warning" title={t('checkout:elsewhere.title')}>
          {t(stage.mayPayHere ? 'checkout:elsewhere.here' : 'checkout:elsewhere.text')}
        </Notice>
      );
    case 'pending':
      return <Notice title={t('checkout:pending.title')}>{t('checkout:pending.text')}</Notice>;
    case 'given-back':
      return (
        <Notice tone="negative" title={t('checkout:givenBack.title')}>
          {t('checkout:givenBack.text')}
        </Notice>
      );
    default:
      return null;
  }
}

/** The button that makes the order binding, with the sum; what it says is what it does. */
export function PayBar(props: PayBarProps) {
  const { stage, change, price, problem, canPay, cancelRule, onPay, onAskAgain, onRetryPrice, cart } = props;
  const texts = useTexts();
  const { t } = texts;
  const isAsking = stage.kind === 'unknown' || stage.kind === 'pending';
  const isBusy = stage.kind === 'paying' || stage.kind === 'leaving' || stage.kind === 'paid';
  return (
    <div
      className={tw(
        'sticky bottom-[var(--v-bar,0px)] z-10 grid gap-3 py-3 bg-surface [box-shadow:0_calc(var(--u)*-.75)_calc(var(--u)*.75)_var(--v-surface)] @[56em]:static @[52em]:[box-shadow:none]',
      )}
    >
      <div role="alert" className={tw('empty:hidden')}>
        <Trouble {...props} />
        {change && <ChangedOrderView {...change} />}
        {problem && !price && (
          <Notice
            tone="warning"
            title={problem.message}
            action={
              <>
                <ButtonLink variant="small" to={cart}>
                  {t('checkout:toCart')}
                </ButtonLink>
                <Button variant="quiet" onPress={onRetryPrice}>
                  {t('common:retry')}
                </Button>
              </>
            }
          />
        )}
      </div>
      {cancelRule && <p className={tw('text-caption text-muted')}>{cancelRule}</p>}
      <Button
        variant="primary"
        className="w-full"
        busy={isBusy}
        unavailable={!isAsking && (price === null || !canPay)}
        onPress={isAsking ? onAskAgain : onPay}
      >
        {isAsking ? t('checkout:askAgain') : orderText(props, texts)}
      </Button>
    </div>
  );
}

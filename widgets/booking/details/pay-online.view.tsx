import { useId } from 'react';
import type { PlacedVisit } from '#domain/appointments/placed-visit.ts';
import { formatMoney } from '#domain/prices/money.ts';
import { onlineKind, type OnlinePayment } from '#domain/prices/payment-terms.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { useTexts } from '#ui/texts.ts';
import { onlineText } from '#widgets/visit-summary/online-payment.view.tsx';

/** What the checkout is for. */
export interface WayToCheckout {
  readonly online: OnlinePayment | null;
  /** Something else is in the cart that is paid there. */
  readonly hasMore: boolean;
  readonly open: () => void;
}

interface PaidProps {
  readonly visit: PlacedVisit;
  /** Null where it cannot be reached. */
  readonly checkout: WayToCheckout | null;
}

/** Whether the visit is booked by paying online alone. */
export const mustPayOnline = ({ checkout }: Pick<PaidProps, 'checkout'>) =>
  checkout !== null && checkout.online !== null && !checkout.online.isOptional;

/** How the visit is paid, where, and what of it before. */
export function HowPaid({ visit, checkout }: PaidProps) {
  const { locale, t } = useTexts();
  const online = checkout?.online;
  if (online && !online.isOptional) return t(...onlineText(locale, online, visit.currency));
  if (visit.bill?.due === 0) return t('reservation:review.nothingLeft');
  const paysOnSite = t('reservation:review.payOnSite');
  if (!online || !checkout.hasMore || online.mode === 'hold') return paysOnSite;
  // Who pays the rest of the cart there pays this along.
  const sum = formatMoney(locale, online.amount, visit.currency);
  return `${paysOnSite} ${t('reservation:review.togetherOnline', { sum })}`;
}

const PAY_BUTTONS = {
  deposit: 'reservation:review.payDeposit',
  full: 'reservation:review.payOnline',
  held: 'reservation:review.payHeld',
} as const;

/** The way to the checkout, where the visitor may choose it, and that other terms may hold for what is paid there. */
export function PayOnline({ visit, checkout }: PaidProps) {
  const { locale, t } = useTexts();
  const terms = useId();
  if (!checkout || mustPayOnline({ checkout })) return null;
  const { online, hasMore, open } = checkout;
  if (!online && !hasMore) return null;
  return (
    <div className={tw('flex flex-wrap justify-end gap-2 pb-3')}>
      {online && (
        <p id={terms} className={tw('basis-full text-caption text-muted')}>
          {t('reservation:review.onlineTerms')}
        </p>
      )}
      <Button
        variant="secondary"
        className="grow !px-4 @[32em]:grow-0 @[56em]:grow"
        {...(online && { describedBy: terms })}
        onPress={open}
      >
        {online && !hasMore
          ? t(PAY_BUTTONS[onlineKind(online.mode)], {
              sum: formatMoney(locale, online.amount, visit.currency),
            })
          : t('reservation:review.together')}
      </Button>
    </div>
  );
}

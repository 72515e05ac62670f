import type { ReactNode } from 'react';
import type { OpenCancelRule } from '#domain/appointments/changing/cancelling.ts';
import { formatMoney, type Currency } from '#domain/prices/money.ts';
import { tw } from '#theme/sheet.ts';
import { useTexts } from '#ui/texts.ts';

interface CancelRuleProps {
  readonly rule: OpenCancelRule;
  readonly currency: Currency;
  /** Until when it is free. */
  readonly deadline: ReactNode;
}

/** Until when, what comes back and what is kept: told before anything can be pressed. */
export function CancelRuleText({ rule, currency, deadline }: CancelRuleProps) {
  const { locale, t } = useTexts();
  const money = (amount: number) => ({ amount: formatMoney(locale, amount, currency) });
  const refund = rule.refund > 0 && <p>{t('appointments:cancel.refund', money(rule.refund))}</p>;
  if (rule.kind !== 'late') {
    return (
      <div className={tw('grid gap-1')}>
        <p>{deadline}</p>
        {refund || <p>{t('appointments:cancel.nothing')}</p>}
      </div>
    );
  }
  return (
    <div className={tw('grid gap-1')}>
      {/* That a deadline is over would only contradict that it costs nothing. */}
      {rule.fee > 0 && <p>{deadline}</p>}
      <p className={tw('font-medium')}>
        {rule.fee > 0 ? t('appointments:cancel.fee', money(rule.fee)) : t('appointments:cancel.lateFree')}
      </p>
      {refund}
    </div>
  );
}

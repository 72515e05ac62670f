import type { CancelRule } from '#domain/appointments/cancelling.ts';
import { formatMoney, type Currency } from '#domain/prices/money.ts';
import { tw } from '#theme/sheet.ts';
import { useTexts } from '#ui/texts.ts';
import { momentText } from '../moment-text.ts';

export type OpenRule = Exclude<CancelRule, { readonly kind: 'closed' }>;

interface CancelRuleProps {
  readonly rule: OpenRule;
  readonly currency: Currency;
  readonly timeZone: string;
}

/** Until when, what comes back and what is kept: told before anything can be pressed. */
export function CancelRuleText({ rule, currency, timeZone }: CancelRuleProps) {
  const texts = useTexts();
  const { locale, t } = texts;
  const money = (amount: number) => ({ amount: formatMoney(locale, amount, currency) });
  const refund = rule.refund > 0 && <p>{t('appointments:cancel.refund', money(rule.refund))}</p>;
  if (rule.kind === 'free') {
    return (
      <div className={tw('grid gap-1')}>
        <p>{t('appointments:cancel.free', { moment: momentText(texts, timeZone, rule.until) })}</p>
        {refund || <p>{t('appointments:cancel.nothing')}</p>}
      </div>
    );
  }
  return (
    <div className={tw('grid gap-1')}>
      <p>{t('appointments:cancel.late', { moment: momentText(texts, timeZone, rule.since) })}</p>
      <p className={tw('font-medium')}>
        {rule.fee > 0 ? t('appointments:cancel.fee', money(rule.fee)) : t('appointments:cancel.lateFree')}
      </p>
      {refund}
    </div>
  );
}

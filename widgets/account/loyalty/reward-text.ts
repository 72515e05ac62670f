import type { RewardValue } from '#domain/account/loyalty-card.ts';
import { formatMoney, type Currency } from '#domain/prices/money.ts';
import type { UiTexts } from '#ui/texts.ts';

/** "10 € de réduction". */
export function rewardText({ locale, t }: UiTexts, value: RewardValue, currency: Currency): string {
  return value.kind === 'amount'
    ? t('loyalty:reward.amount', { amount: formatMoney(locale, value.amount, currency) })
    : t('loyalty:reward.percentage', { percent: value.percent });
}

import type { Locale } from '#domain/locale.ts';
import { formatMoney, type Currency } from '#domain/prices/money.ts';
import { onlineKind, type OnlinePayment } from '#domain/prices/payment-terms.ts';
import { tw } from '#theme/sheet.ts';
import { useTexts } from '#ui/texts.ts';

/** The key of what is said of a payment that is due online, with its sum: a deposit, the whole, or a card that is only held. */
export function onlineText(locale: Locale, { mode, amount }: OnlinePayment, currency: Currency) {
  return [`reservation:online.${onlineKind(mode)}`, { sum: formatMoney(locale, amount, currency) }] as const;
}

/** What is paid online, said before anything is asked for; nothing where nothing is. */
export function OnlinePaymentLine({
  payment,
  currency,
}: {
  readonly payment: OnlinePayment | null;
  readonly currency: Currency;
}) {
  const { locale, t } = useTexts();
  if (!payment) return null;
  const [key, sum] = onlineText(locale, payment, currency);
  const { isOptional, mode } = payment;
  const chosen = mode === 'deposit' ? 'reservation:online.optionalDeposit' : 'reservation:online.optional';
  return <p className={tw('mt-1 text-caption text-muted')}>{t(isOptional ? chosen : key, sum)}</p>;
}

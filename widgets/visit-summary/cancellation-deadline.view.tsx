import { dateAt } from '#domain/availability/hours/clock-change.ts';
import { bookingCancelRule, type OpenCancelRule } from '#domain/appointments/changing/cancelling.ts';
import type { LateFee } from '#domain/appointments/appointment.ts';
import type { PlacedVisit } from '#domain/appointments/placed-visit.ts';
import { formatMoney, type Currency } from '#domain/prices/money.ts';
import { formatDay, formatSpokenTime } from '#domain/time/format-time.ts';
import type { Instant } from '#domain/time/instant.ts';
import { useTexts } from '#ui/texts.ts';

export interface CancellationDeadlineProps {
  readonly rule: OpenCancelRule;
  /** Of the shop, whose clock the moment is told by. */
  readonly timeZone: string;
  readonly currency: Currency;
}

/** Until when a visit may be cancelled free of charge, and what it costs from then on. */
export function CancellationDeadline({ rule, timeZone, currency }: CancellationDeadlineProps) {
  const { locale, t } = useTexts();
  const momentOf = (at: Instant) =>
    t('reservation:alternatives.when', {
      day: formatDay(locale, dateAt(at, timeZone)),
      time: formatSpokenTime(locale, timeZone, at),
    });
  switch (rule.kind) {
    case 'anytime':
      return t('reservation:review.cancelAnytime');
    case 'free':
      return (
        <>
          {t('reservation:review.cancelUntil', { moment: momentOf(rule.until) })}
          {rule.lateFee && <Afterwards fee={rule.lateFee} currency={currency} />}
        </>
      );
    case 'late':
      // A deadline that costs nothing to miss is no news: what it ends is the choice of another time.
      if (rule.fee === 0) return t('reservation:review.cancelLateFree');
      return t('reservation:review.cancelLate', { moment: momentOf(rule.since) });
  }
}

function Afterwards({ fee, currency }: { readonly fee: LateFee; readonly currency: Currency }) {
  const { locale, t } = useTexts();
  const amount = formatMoney(locale, fee.amount, currency);
  const { percent } = fee;
  return ` ${percent === null ? t('reservation:review.cancelThen', { amount }) : t('reservation:review.cancelThenPercent', { amount, percent })}`;
}

/** The same of a visit that is being booked, or just was. */
export function BookingCancellationDeadline({
  visit: { shop, lines, bill, currency },
  cancelHours,
  now,
}: {
  readonly visit: PlacedVisit;
  readonly cancelHours: number;
  readonly now: Instant;
}) {
  const { locale, t } = useTexts();
  const lateFee = bill?.lateFee ?? null;
  const rule = bookingCancelRule({ startsAt: lines[0].startsAt, cancelHours, lateFee }, now);
  // Nobody missed a deadline that was over before they came.
  if (rule.kind === 'late' && rule.fee > 0)
    return t('reservation:review.cancelNoMore', { amount: formatMoney(locale, rule.fee, currency) });
  return <CancellationDeadline rule={rule} timeZone={shop.timeZone} currency={currency} />;
}

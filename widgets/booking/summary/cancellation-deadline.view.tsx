import { unpaidCancelRule, type OpenCancelRule } from '#domain/appointments/cancelling.ts';
import type { PlacedVisit } from '#domain/appointments/placed-visit.ts';
import { formatMoment } from '#domain/time/format-time.ts';
import type { Instant } from '#domain/time/instant.ts';
import { useTexts } from '#ui/texts.ts';

export interface CancellationDeadlineProps {
  readonly rule: OpenCancelRule;
  /** Of the shop, whose clock the moment is told by. */
  readonly timeZone: string;
}

/** Until when a visit may be cancelled free of charge. */
export function CancellationDeadline({ rule, timeZone }: CancellationDeadlineProps) {
  const { locale, t } = useTexts();
  switch (rule.kind) {
    case 'anytime':
      return t('reservation:review.cancelAnytime');
    case 'free':
      return t('reservation:review.cancelUntil', { moment: formatMoment(locale, timeZone, rule.until) });
    case 'late':
      return t('reservation:review.cancelLate', { moment: formatMoment(locale, timeZone, rule.since) });
  }
}

/** The same of a visit that is being booked, or just was: nothing is paid for it before it takes place. */
export function UnpaidCancellationDeadline({
  visit: { shop, lines },
  cancelHours,
  now,
}: {
  readonly visit: PlacedVisit;
  readonly cancelHours: number;
  readonly now: Instant;
}) {
  const rule = unpaidCancelRule({ startsAt: lines[0].startsAt, cancelHours }, now);
  return <CancellationDeadline rule={rule} timeZone={shop.timeZone} />;
}

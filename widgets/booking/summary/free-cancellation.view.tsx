import type { PlacedVisit } from '#domain/appointments/placed-visit.ts';
import { freeCancellationEnd } from '#domain/prices/payment-terms.ts';
import { formatMoment } from '#domain/time/format-time.ts';
import type { Instant } from '#domain/time/instant.ts';
import { useTexts } from '#ui/texts.ts';

export interface FreeCancellationProps {
  readonly visit: PlacedVisit;
  /** Hours before the appointment until which it may be cancelled free of charge; 0: at any time. */
  readonly cancelHours: number;
  readonly now: Instant;
}

/** Until when the visit may be cancelled free of charge, as a moment of the shop's clock. */
export function FreeCancellation({ visit: { shop, lines }, cancelHours, now }: FreeCancellationProps) {
  const { locale, t } = useTexts();
  if (cancelHours <= 0) return t('reservation:review.cancelAnytime');
  const end = freeCancellationEnd(lines[0].startsAt, cancelHours);
  if (now > end) return t('reservation:review.cancelLate');
  return t('reservation:review.cancelUntil', { moment: formatMoment(locale, shop.timeZone, end) });
}

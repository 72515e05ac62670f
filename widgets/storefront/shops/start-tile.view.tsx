import type { ReactNode } from 'react';
import { dateAt } from '#domain/availability/hours/clock-change.ts';
import type { Cents, Currency } from '#domain/prices/money.ts';
import { daysBetween } from '#domain/time/date-key.ts';
import { formatDay, formatTime } from '#domain/time/format-time.ts';
import type { Instant } from '#domain/time/instant.ts';
import { formatNearDay } from '#domain/time/words/near-day.ts';
import { tw } from '#theme/sheet.ts';
import { ActionLink, type Target } from '#ui/actions/link.tsx';
import { Duration } from '#ui/amounts/duration.tsx';
import { Price } from '#ui/amounts/price.tsx';
import { useTexts } from '#ui/texts.ts';

/** A start, and the reservation that takes it. */
export interface ShownStart {
  readonly startsAt: Instant;
  readonly durationMinutes: number;
  readonly price: Cents;
  readonly to: Target;
}

interface StartTileProps {
  readonly start: ShownStart;
  readonly timeZone: string;
  readonly now: Instant;
  readonly currency: Currency;
  /** For how many its price is. */
  readonly customers: number;
  /** How high it is. */
  readonly className: string;
  /** What it is a start of. */
  readonly children: ReactNode;
}

/** A free time as it is offered outside of a reservation: hour and day, what it is of, how long and for how much. */
export function StartTile(props: StartTileProps) {
  const { start, timeZone, now, currency, customers, className, children } = props;
  const { locale, t } = useTexts();
  const date = dateAt(start.startsAt, timeZone);
  return (
    <ActionLink
      to={start.to}
      part="button button-time"
      className={`w-full px-3 rounded border border-control bg-raised text-ink text-left no-underline hover:border-[color:var(--v-text)] hover:bg-sunk ${className}`}
    >
      <span className={tw('block')}>
        <strong className={tw('font-semibold text-lead')}>
          {formatTime(locale, timeZone, start.startsAt)}
        </strong>{' '}
        <span className={tw('whitespace-nowrap')}>
          {formatNearDay(locale, daysBetween(dateAt(now, timeZone), date)) ??
            formatDay(locale, date, 'short')}
        </span>
      </span>{' '}
      {children}{' '}
      <span className={tw('block text-caption text-muted')}>
        <Duration minutes={start.durationMinutes} /> · <Price cents={start.price} currency={currency} />
        {customers > 1 && ` ${t('storefront:people.short', { count: customers })}`}
      </span>
    </ActionLink>
  );
}

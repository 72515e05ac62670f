import type { ReactNode } from 'react';
import { dateAt } from '#domain/availability/hours/clock-change.ts';
import { placedMinutes } from '#domain/catalogue/visit-duration.ts';
import { textIn, type LocalizedText } from '#domain/locale.ts';
import { formatMoney, type Cents, type Currency } from '#domain/prices/money.ts';
import { formatDay, formatTime } from '#domain/time/format-time.ts';
import type { Instant } from '#domain/time/instant.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { ActionLink, type Target } from '#ui/actions/link.tsx';
import { Duration } from '#ui/amounts/duration.tsx';
import { useFirstNew } from '#ui/focus/use-first-new.ts';
import { Heading } from '#ui/heading.tsx';
import { NextIcon } from '#ui/icons/direction-icons.tsx';
import { useTexts } from '#ui/texts.ts';

/** One appointment of the list. */
export interface ShownAppointment {
  readonly orderId: string;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly timeZone: string;
  readonly shopName: string;
  readonly services: readonly LocalizedText[];
  readonly total: Cents;
  readonly currency: Currency;
  readonly status: ReactNode;
  readonly to: Target;
}

function AppointmentRow({ visit }: { readonly visit: ShownAppointment }) {
  const { locale } = useTexts();
  const day = formatDay(locale, dateAt(visit.startsAt, visit.timeZone), 'full');
  return (
    <li className={tw('border-b border-line')}>
      <ActionLink
        to={visit.to}
        className="group flex items-center justify-between gap-4 w-full py-4 text-left transition-colors hover:bg-sunk"
      >
        <span className={tw('min-w-0 grid gap-1')}>
          <span className={tw('font-display text-title first-letter:uppercase')}>
            {`${day}, ${formatTime(locale, visit.timeZone, visit.startsAt)}`}
          </span>
          <span>{visit.services.map((name) => textIn(locale, name)).join(', ')}</span>
          <span className={tw('flex flex-wrap gap-x-4 gap-y-1 text-caption')}>
            {visit.status}
            <span className={tw('text-muted')}>
              {visit.shopName} · <Duration minutes={placedMinutes([visit])} />
              {` · ${formatMoney(locale, visit.total, visit.currency)}`}
            </span>
          </span>
        </span>
        <NextIcon className="w-5 h-5 text-muted" />
      </ActionLink>
    </li>
  );
}

interface AppointmentListProps {
  readonly title: string;
  readonly visits: readonly ShownAppointment[];
  readonly total: number;
  readonly isLoadingMore: boolean;
  readonly hasMoreFailed: boolean;
  /** Instead of a list without an entry. */
  readonly empty: ReactNode;
  readonly onMore: () => void;
}

/** Appointments of one time, ten and then ten more. */
export function AppointmentListView(props: AppointmentListProps) {
  const { title, visits, total, empty } = props;
  const { t } = useTexts();
  const { listRef, expectMore } = useFirstNew(visits.length);
  return (
    <section>
      <Heading variant="title" below={1} className="mb-3">
        {title}
      </Heading>
      {visits.length === 0 ? (
        empty
      ) : (
        <ul ref={listRef} className={tw('border-t border-line')}>
          {visits.map((visit) => (
            <AppointmentRow key={visit.orderId} visit={visit} />
          ))}
        </ul>
      )}
      {visits.length > 0 && visits.length < total && (
        <div className={tw('flex flex-wrap items-center gap-x-6 gap-y-2 mt-4')}>
          <Button
            variant="small"
            busy={props.isLoadingMore}
            onPress={() => {
              expectMore();
              props.onMore();
            }}
          >
            {t('appointments:list.more')}
          </Button>
          <p className={tw('text-caption text-muted')} role="status">
            {t('appointments:list.shown', { count: visits.length, total })}
          </p>
        </div>
      )}
      <div role="alert">
        {props.hasMoreFailed && (
          <p className={tw('mt-2 text-negative')}>{t('appointments:list.moreFailed')}</p>
        )}
      </div>
    </section>
  );
}

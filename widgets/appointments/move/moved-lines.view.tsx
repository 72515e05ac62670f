import { Fragment } from 'react';
import type { PlacedService, PlacedServices } from '#domain/appointments/appointment.ts';
import { waitsBefore } from '#domain/appointments/waits.ts';
import { placedMinutes } from '#domain/catalogue/visit-duration.ts';
import { textIn } from '#domain/locale.ts';
import { listOfNames } from '#domain/people/list-of-names.ts';
import { formatMoney, type Currency } from '#domain/prices/money.ts';
import { formatDuration } from '#domain/time/format-duration.ts';
import { formatTimeRange } from '#domain/time/format-time.ts';
import { tw } from '#theme/sheet.ts';
import { Duration } from '#ui/amounts/duration.tsx';
import { useTexts } from '#ui/texts.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

interface MovedLinesProps {
  /** The services as they are, and as they would be: the same, in the same order. */
  readonly before: PlacedServices;
  readonly after: PlacedServices;
  readonly timeZone: string;
  readonly currency: Currency;
}

/** What it was and what it will be, where the two differ; else what stays. */
function Change({ before, after }: { readonly before: string; readonly after: string }) {
  const { t } = useTexts();
  if (before === after) return <>{after}</>;
  return (
    <>
      <VisuallyHidden>{t('appointments:move.before')} </VisuallyHidden>
      <span className={tw('text-muted')}>{before}</span>
      <span aria-hidden="true"> → </span>
      <VisuallyHidden>, {t('appointments:move.after')} </VisuallyHidden>
      <span className={tw('text-ink')}>{after}</span>
    </>
  );
}

function MovedLine({
  before,
  after,
  timeZone,
  currency,
}: Omit<MovedLinesProps, 'before' | 'after'> & {
  readonly before: PlacedService;
  readonly after: PlacedService;
}) {
  const { locale, t } = useTexts();
  const time = ({ startsAt, endsAt }: PlacedService) => formatTimeRange(locale, timeZone, startsAt, endsAt);
  const money = ({ price }: PlacedService) => formatMoney(locale, price, currency);
  const people = ({ practitioner, otherPractitioners }: PlacedService) => {
    const names = [practitioner, ...otherPractitioners].flatMap(({ name }) => name || []);
    return names.length === 0 ? '' : t('reservation:summary.with', { name: listOfNames(locale, names) });
  };
  const isNamed = people(after) !== '';
  return (
    <li className={tw('flex justify-between gap-4 py-3 border-b border-line')}>
      <span className={tw('min-w-0')}>
        <span className={tw('block')}>
          {textIn(locale, after.name)}
          <span className={tw('text-muted')}>
            {' · '}
            <Duration minutes={placedMinutes([after])} />
          </span>
        </span>
        <span className={tw('block tabular-nums')}>
          <Change before={time(before)} after={time(after)} />
        </span>
        {isNamed && (
          <span className={tw('block text-caption text-muted')}>
            <Change before={people(before)} after={people(after)} />
          </span>
        )}
      </span>
      <span className={tw('shrink-0 tabular-nums text-right')}>
        <Change before={money(before)} after={money(after)} />
      </span>
    </li>
  );
}

/** Each service that moves: its person, the hours of now and those to come, how long it takes and what it costs. */
export function MovedLines({ before, after, ...facts }: MovedLinesProps) {
  const { locale, t } = useTexts();
  const waits = waitsBefore(after);
  return (
    <ul className={tw('border-t border-line')}>
      {after.map((line, index) => (
        <Fragment key={`${line.externalServiceId}${line.startsAt}`}>
          {(waits[index] ?? 0) > 0 && (
            <li className={tw('py-2 border-b border-line text-caption text-muted')}>
              {t('reservation:summary.wait', { duration: formatDuration(locale, waits[index] ?? 0, 'long') })}
            </li>
          )}
          <MovedLine before={before[index] ?? line} after={line} {...facts} />
        </Fragment>
      ))}
    </ul>
  );
}

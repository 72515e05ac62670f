import type { Currency } from '#domain/prices/money.ts';
import { repeat } from '#domain/repeat.ts';
import { formatTimeZone } from '#domain/time/format-time.ts';
import type { Instant } from '#domain/time/instant.ts';
import { tw } from '#theme/sheet.ts';
import { Link, type Target } from '#ui/actions/link.tsx';
import { Heading } from '#ui/heading.tsx';
import { LoadingRegion, Skeleton } from '#ui/states/skeleton.tsx';
import { useTexts } from '#ui/texts.ts';
import { useNamesZone } from '#ui/use-names-zone.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { StartTile, type ShownStart } from '../start-tile.view.tsx';

export interface NextTimesProps {
  readonly serviceName: string;
  /** For how many a price is. */
  readonly customers: number;
  readonly starts: readonly ShownStart[];
  /** To all of them. */
  readonly all: Target;
  readonly currency: Currency;
  readonly timeZone: string;
  readonly now: Instant;
}

/** Two beside each other where an hour and its day have room on one line. */
const GRID =
  'grid grid-cols-[repeat(auto-fill,minmax(min(100%,calc(var(--u)*9.5)),1fr))] @[30em]:grid-cols-2 gap-2';
/** What is shown, and what holds its place, are as high. */
const TILE = 'h-[calc(var(--u)*4.25)]';
const COUNT = 4;

/** The next free times of a service in a shop, each of which a press takes. */
export function NextTimesView(props: NextTimesProps) {
  const { serviceName, customers, starts, all, currency, timeZone, now } = props;
  const { locale, t } = useTexts();
  const namesZone = useNamesZone(timeZone, now);
  return (
    <>
      {starts.length === 0 ? (
        <p className={tw('py-2')}>{t('shop:times.none')}</p>
      ) : (
        <ul className={tw(GRID)}>
          {starts.slice(0, COUNT).map((start) => (
            <li key={start.startsAt} className={tw('min-w-0')}>
              <StartTile
                start={start}
                timeZone={timeZone}
                now={now}
                currency={currency}
                customers={customers}
                className={`flex flex-col justify-center ${TILE} overflow-hidden whitespace-nowrap`}
              >
                <VisuallyHidden>{serviceName}</VisuallyHidden>
              </StartTile>
            </li>
          ))}
        </ul>
      )}
      <Link to={all}>{t('shop:times.all')}</Link>
      {namesZone && (
        <span className={tw('block text-caption text-muted')}>
          {formatTimeZone(locale, timeZone, starts[0]?.startsAt ?? now)}
        </span>
      )}
    </>
  );
}

/** Nothing can be booked online. */
export function NoTimesView() {
  const { t } = useTexts();
  return (
    <>
      <Heading variant="label">{t('shop:times.title')}</Heading>
      <p>{t('shop:times.none')}</p>
    </>
  );
}

/** As high as the times will be. */
export function TimesSkeleton() {
  return (
    <LoadingRegion>
      <div className={tw(GRID)}>
        {repeat(COUNT, (index) => (
          <Skeleton key={index} className={TILE} />
        ))}
      </div>
      <div className={tw('min-h-target')} />
    </LoadingRegion>
  );
}

/** As high as the service with its times will be. */
export function NextTimesSkeleton() {
  return (
    <>
      <Skeleton className="h-[calc(var(--u)*1.5)] w-40" />
      <Skeleton className="mt-1.5 mb-2 h-[calc(var(--u)*3.25)]" />
      <TimesSkeleton />
    </>
  );
}

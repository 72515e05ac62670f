import { dateAt } from '#domain/availability/hours/clock-change.ts';
import type { Currency } from '#domain/prices/money.ts';
import { daysBetween } from '#domain/time/date-key.ts';
import { formatDay, formatTime } from '#domain/time/format-time.ts';
import type { Instant } from '#domain/time/instant.ts';
import { formatNearDay } from '#domain/time/words/near-day.ts';
import { tw } from '#theme/sheet.ts';
import { ActionLink, Link, type Target } from '#ui/actions/link.tsx';
import { Duration } from '#ui/amounts/duration.tsx';
import { Price } from '#ui/amounts/price.tsx';
import { Heading } from '#ui/heading.tsx';
import { useTexts } from '#ui/texts.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { ShownStart } from '../../../shops/start-tile.view.tsx';

/** A service of a shop with its first free times. */
export interface ShownService {
  readonly id: string;
  readonly name: string;
  /** For how many its prices are. */
  readonly customers: number;
  /** The best first; one at least. */
  readonly starts: readonly ShownStart[];
  /** All its times in the shop. */
  readonly all: Target;
}

interface StartPlace {
  readonly shopName: string;
  readonly timeZone: string;
  readonly currency: Currency;
  readonly now: Instant;
}

interface ServiceTimesProps extends StartPlace {
  readonly service: ShownService;
}

/** Columns of times: what has no room on a phone is behind the link to all of them. */
export const TIME_COLUMNS = 'grid gap-2 grid-cols-3 @[40em]:grid-cols-4';
const BEYOND_PHONES = 'hidden @[40em]:block';
const ON_PHONES = 3;

function Terms({ start, currency }: { readonly start: ShownStart; readonly currency: Currency }) {
  return (
    <>
      <Duration minutes={start.durationMinutes} /> · <Price cents={start.price} currency={currency} />
    </>
  );
}

/** Whether all starts have one duration and one price: these stand beside the name then. */
function isOneOffer(starts: readonly ShownStart[]): boolean {
  const [first] = starts;
  return starts.every(
    ({ durationMinutes, price }) => durationMinutes === first?.durationMinutes && price === first.price,
  );
}

interface StartButtonProps extends StartPlace {
  readonly start: ShownStart;
  readonly serviceName: string;
  /** Whether it says for how long and for how much. */
  readonly hasTerms: boolean;
}

/** A start by its hour and its day; whoever hears it out of its place is told what it is of. */
function StartButton({ start, serviceName, hasTerms, shopName, timeZone, currency, now }: StartButtonProps) {
  const { locale } = useTexts();
  const date = dateAt(start.startsAt, timeZone);
  const ahead = daysBetween(dateAt(now, timeZone), date);
  return (
    <ActionLink
      to={start.to}
      part="button button-time"
      className="block h-full min-h-target px-2 py-1 rounded border border-control bg-raised text-ink text-center no-underline leading-snug hover:border-[color:var(--v-text)] hover:bg-sunk"
    >
      <strong className={tw('block font-semibold text-lead leading-snug')}>
        {formatTime(locale, timeZone, start.startsAt)}
      </strong>{' '}
      <span className={tw('block text-caption leading-snug')}>
        {formatNearDay(locale, ahead) ?? formatDay(locale, date, 'short')}
      </span>
      {hasTerms && (
        <span className={tw('block text-caption leading-snug text-muted')}>
          <Terms start={start} currency={currency} />
        </span>
      )}
      <VisuallyHidden>
        , {serviceName}, {shopName}
      </VisuallyHidden>
    </ActionLink>
  );
}

/** A service with how long it takes and what it costs, and its first free times. */
export function ServiceTimesView({ service, ...place }: ServiceTimesProps) {
  const { t } = useTexts();
  const { shopName, currency } = place;
  const { name, customers, starts, all } = service;
  const [first] = starts;
  const isOne = isOneOffer(starts);
  return (
    <li
      className={tw(
        'grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 @[56em]:grid-cols-[minmax(0,16em)_minmax(0,1fr)_auto] @[56em]:items-center',
      )}
    >
      <div className={tw('min-w-0')}>
        <Heading variant="label" below={2}>
          {name}
        </Heading>
        {isOne && first && (
          <p className={tw('text-caption text-muted')}>
            <Terms start={first} currency={currency} />
          </p>
        )}
        {customers > 1 && (
          <p className={tw('text-caption text-muted')}>{t('storefront:people.long', { count: customers })}</p>
        )}
      </div>
      <ul
        className={tw(
          `col-span-2 row-start-2 @[56em]:col-span-1 @[56em]:row-start-1 @[56em]:col-start-2 ${TIME_COLUMNS}`,
        )}
      >
        {starts.map((start, index) => (
          <li key={start.startsAt} className={tw(index < ON_PHONES ? '' : BEYOND_PHONES)}>
            <StartButton {...place} start={start} serviceName={name} hasTerms={!isOne} />
          </li>
        ))}
      </ul>
      <Link
        to={all}
        className="col-start-2 row-start-1 self-start text-caption @[56em]:col-start-3 @[56em]:self-center"
      >
        {t('free-times:otherTimes')}
        <VisuallyHidden>
          , {name}, {shopName}
        </VisuallyHidden>
      </Link>
    </li>
  );
}

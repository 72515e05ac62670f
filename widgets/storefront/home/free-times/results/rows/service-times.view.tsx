import { useId } from 'react';
import { dateAt } from '#domain/availability/hours/clock-change.ts';
import type { PriceTime } from '#domain/catalogue/catalogue.ts';
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
import type { ShownStart } from '../../../../shops/start-tile.view.tsx';

interface StartPlace {
  readonly shopName: string;
  readonly timeZone: string;
  readonly currency: Currency;
  readonly now: Instant;
}

interface ServiceTimesProps extends StartPlace {
  readonly name: string;
  /** For how many its prices are. */
  readonly customers: number;
  /** What it can be booked for, the shortest first; none where there is no choice. */
  readonly durations: readonly PriceTime[];
  /** The duration whose times are shown. */
  readonly durationMinutes: number;
  readonly onDuration: (minutes: number) => void;
  readonly isAsking: boolean;
  /** The best first. */
  readonly starts: readonly ShownStart[];
  /** All its times in the shop. */
  readonly all: Target;
}

/** Columns of times: what has no room on a phone is behind the link to all of them. */
export const TIME_COLUMNS = 'grid gap-2 grid-cols-3 @[40em]:grid-cols-4';
const BEYOND_PHONES = 'hidden @[40em]:block';
const ON_PHONES = 3;
/** As high as a time with its day. */
const TIME_HEIGHT = 'min-h-[calc(var(--u)*3.375)]';

function Terms({
  durationMinutes,
  price,
  currency,
}: Pick<ShownStart, 'durationMinutes' | 'price'> & { readonly currency: Currency }) {
  return (
    <>
      <Duration minutes={durationMinutes} /> · <Price cents={price} currency={currency} />
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
          <Terms {...start} currency={currency} />
        </span>
      )}
      <VisuallyHidden>
        , {serviceName}, {shopName}
      </VisuallyHidden>
    </ActionLink>
  );
}

/** The durations of a service with their prices, one of which is chosen. */
function Durations({
  name,
  durations,
  durationMinutes,
  onDuration,
  currency,
}: Pick<ServiceTimesProps, 'name' | 'durations' | 'durationMinutes' | 'onDuration' | 'currency'>) {
  const { t } = useTexts();
  const group = useId();
  return (
    // One line on a phone, which scrolls, so that the times are in view; its padding is room for the ring of what has the focus.
    <fieldset
      className={tw(
        'col-span-2 min-w-0 flex gap-1.5 -m-1 p-1 overflow-x-auto @[30em]:flex-wrap @[30em]:overflow-visible @[56em]:col-span-1 @[56em]:col-start-1 @[56em]:row-start-2',
      )}
    >
      <legend className={tw('sr-only')}>
        {t('free-times:duration.title')}, {name}
      </legend>
      {durations.map((one) => {
        const isChosen = one.durationMinutes === durationMinutes;
        const tone = isChosen
          ? 'border-accent bg-soft text-on-soft font-medium'
          : 'border-line hover:border-control';
        return (
          <label
            key={one.durationMinutes}
            className={tw(
              `relative inline-flex shrink-0 items-center min-h-[calc(var(--u)*2.25)] px-2.5 rounded-pill border text-caption whitespace-nowrap cursor-pointer transition-colors focus-within:outline focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-[color:var(--v-focus)] ${tone}`,
            )}
          >
            <input
              type="radio"
              name={group}
              checked={isChosen}
              onChange={() => onDuration(one.durationMinutes)}
              className={tw('sr-only')}
            />
            <span>
              <Terms {...one} currency={currency} />
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

/** The earlier before the later; on a phone the best of them alone. */
function Starts({ name, starts, isAsking, durations, ...place }: ServiceTimesProps) {
  const { t } = useTexts();
  const hasTerms = durations.length < 2 && !isOneOffer(starts);
  const rows = starts
    .map((start, rank) => ({ start, isBeyondPhones: rank >= ON_PHONES }))
    .toSorted((a, b) => a.start.startsAt - b.start.startsAt);
  return (
    <div
      aria-busy={isAsking || undefined}
      className={tw(
        `col-span-2 @[56em]:col-span-1 @[56em]:row-start-1 @[56em]:row-span-2 @[56em]:col-start-2 ${TIME_HEIGHT}`,
      )}
    >
      {starts.length === 0 && !isAsking && (
        <p role="status" className={tw('py-2 text-muted')}>
          {t('free-times:duration.none')}
        </p>
      )}
      <ul className={tw(TIME_COLUMNS)}>
        {rows.map(({ start, isBeyondPhones }) => (
          <li key={start.startsAt} className={tw(isBeyondPhones ? BEYOND_PHONES : '')}>
            <StartButton {...place} start={start} serviceName={name} hasTerms={hasTerms} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A service with how long it takes and what it costs, and its first free times. */
export function ServiceTimesView(props: ServiceTimesProps) {
  const { t } = useTexts();
  const { name, customers, durations, starts, all, shopName, currency } = props;
  const [first] = starts;
  return (
    <li
      className={tw(
        'grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 @[56em]:grid-cols-[minmax(0,20em)_minmax(0,1fr)_auto] @[56em]:items-center',
      )}
    >
      <div className={tw('min-w-0')}>
        <Heading variant="label" below={2}>
          {name}
        </Heading>
        {durations.length === 0 && first && isOneOffer(starts) && (
          <p className={tw('text-caption text-muted')}>
            <Terms {...first} currency={currency} />
          </p>
        )}
        {customers > 1 && (
          <p className={tw('text-caption text-muted')}>{t('storefront:people.long', { count: customers })}</p>
        )}
      </div>
      {durations.length > 0 && <Durations {...props} />}
      <Starts {...props} />
      <Link
        to={all}
        className="col-start-2 row-start-1 self-start -mt-2.5 text-caption @[56em]:mt-0 @[56em]:col-start-3 @[56em]:row-span-2 @[56em]:self-center"
      >
        {t('free-times:otherTimes')}
        <VisuallyHidden>
          , {name}, {shopName}
        </VisuallyHidden>
      </Link>
    </li>
  );
}

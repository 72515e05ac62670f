import type { DayOffer } from '#domain/availability/calendar.ts';
import type { Way } from '#domain/availability/other-ways.ts';
import { formatDay, formatTime } from '#domain/time/format-time.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { LoadingRegion, Skeleton } from '#ui/states/skeleton.tsx';
import { useTexts } from '#ui/texts.ts';

export type EmptyDay = Extract<DayOffer, { readonly kind: 'empty' }>;

export interface WhyNotProps {
  /** What can be had instead; null while it is looked for. */
  readonly ways: readonly Way[] | null;
  /** The shop's. */
  readonly timeZone: string;
  readonly pendingStart: number | null;
  readonly onTake: (way: Way) => void;
}

function WayLine({
  way,
  date,
  why,
}: {
  readonly way: Way;
  readonly date: string;
  readonly why: WhyNotProps;
}) {
  const { locale, t } = useTexts();
  const { start } = way;
  const timeZone = way.kind === 'shop' ? way.shop.timeZone : why.timeZone;
  const when = t('reservation:ways.when', {
    day: formatDay(locale, start.date, 'short'),
    time: formatTime(locale, timeZone, start.startsAt),
  });
  const name =
    way.kind === 'nearest'
      ? t('reservation:ways.nearest')
      : way.kind === 'shop'
        ? t('reservation:ways.shop', { name: way.shop.name, city: way.shop.address.city })
        : way.names.length > 0
          ? t('reservation:ways.people', { names: new Intl.ListFormat(locale).format(way.names) })
          : t('reservation:ways.anyone');
  const isSameDay = start.date === date;
  return (
    <li
      className={tw(
        'flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5 border-b border-line',
      )}
    >
      <span className={tw('min-w-0')}>{name}</span>
      <Button
        look="small"
        busy={why.pendingStart === start.startsAt}
        label={`${name}, ${when}`}
        className="tabular-nums"
        onPress={() => why.onTake(way)}
      >
        {isSameDay ? formatTime(locale, timeZone, start.startsAt) : when}
      </Button>
    </li>
  );
}

/** A day without a free time: why, and what can be had instead, each one press away. */
export function WhyNot({ offer, ...why }: WhyNotProps & { readonly offer: EmptyDay }) {
  const { t } = useTexts();
  return (
    <div aria-live="polite" className={tw('py-4')}>
      <p className={tw('text-muted')}>{t(`reservation:slots.reason.${offer.reason}`)}</p>
      {why.ways === null ? (
        <LoadingRegion>
          <Skeleton className="h-11 mt-4 rounded" />
        </LoadingRegion>
      ) : why.ways.length === 0 ? (
        <p className={tw('mt-2')}>{t('reservation:ways.none')}</p>
      ) : (
        <ul className={tw('mt-4 max-w-form border-t border-line')}>
          {why.ways.map((way) => (
            <WayLine key={way.kind} way={way} date={offer.date} why={why} />
          ))}
        </ul>
      )}
    </div>
  );
}

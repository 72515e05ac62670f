import type { Alternative } from '#domain/availability/alternatives.ts';
import { formatTime } from '#domain/time/format-time.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { LoadingRegion, Skeleton } from '#ui/states/skeleton.tsx';
import { useTexts } from '#ui/texts.ts';
import { whenText } from '#ui/held-time/when-text.ts';
import type { EmptyDay } from './live/steady-offers.ts';

export interface EmptyDayProps {
  /** What can be had instead; null while it is looked for. */
  readonly alternatives: readonly Alternative[] | null;
  /** The shop's. */
  readonly timeZone: string;
  readonly pendingStart: number | null;
  readonly onTake: (alternative: Alternative) => void;
}

function AlternativeLine({
  alternative,
  date,
  view,
}: {
  readonly alternative: Alternative;
  readonly date: string;
  readonly view: EmptyDayProps;
}) {
  const texts = useTexts();
  const { locale, t } = texts;
  const { start } = alternative;
  const timeZone = alternative.kind === 'shop' ? alternative.shop.timeZone : view.timeZone;
  const when = whenText(texts, timeZone, start.startsAt);
  const name =
    alternative.kind === 'nearest'
      ? t('reservation:alternatives.nearest')
      : alternative.kind === 'shop'
        ? t('reservation:alternatives.shop', {
            name: alternative.shop.name,
            city: alternative.shop.address.city,
          })
        : alternative.names.length > 0
          ? t('reservation:alternatives.people', {
              names: new Intl.ListFormat(locale).format(alternative.names),
            })
          : t('reservation:alternatives.anyone');
  const isSameDay = start.date === date;
  return (
    <li
      className={tw(
        'flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5 border-b border-line last:border-0',
      )}
    >
      <span className={tw('min-w-0')}>{name}</span>
      <Button
        variant="small"
        busy={view.pendingStart === start.startsAt}
        label={`${name}, ${when}`}
        className="tabular-nums"
        onPress={() => view.onTake(alternative)}
      >
        {isSameDay ? formatTime(locale, timeZone, start.startsAt) : when}
      </Button>
    </li>
  );
}

/** A day without a free time: why, and what can be had instead, each one press away. */
export function EmptyDayView({ offer, ...view }: EmptyDayProps & { readonly offer: EmptyDay }) {
  const { t } = useTexts();
  return (
    <div aria-live="polite" className={tw('py-4')}>
      <p className={tw('text-muted')}>{t(`reservation:slots.reason.${offer.reason}`)}</p>
      {view.alternatives === null ? (
        <LoadingRegion>
          <Skeleton className="h-11 mt-4 rounded" />
        </LoadingRegion>
      ) : view.alternatives.length === 0 ? (
        <p className={tw('mt-2')}>{t('reservation:alternatives.none')}</p>
      ) : (
        <ul className={tw('mt-4 max-w-form border-t border-line')}>
          {view.alternatives.map((alternative) => (
            <AlternativeLine key={alternative.kind} alternative={alternative} date={offer.date} view={view} />
          ))}
        </ul>
      )}
    </div>
  );
}

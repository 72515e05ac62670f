import { useId, useRef, type KeyboardEvent } from 'react';
import type { DayOffer, VisitStart } from '#domain/availability/calendar.ts';
import { weekday } from '#domain/time/date-key.ts';
import { formatDay, formatDayNumber, formatTime, formatWeekday } from '#domain/time/format-time.ts';
import { tw } from '#theme/sheet.ts';
import { Heading } from '#ui/heading.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useTexts } from '#ui/texts.ts';
import { SlotButton } from './start/slot-button.view.tsx';
import { canChoose, partIn, slotState, type SlotsProps } from './start/slot-facts.ts';
import { dayParts } from './slot-grid.ts';
import { EmptyDayView, type EmptyDayProps } from './empty-day.view.tsx';
import type { EmptyDay } from './live/steady-offers.ts';

export interface SlotListProps extends SlotsProps {
  readonly emptyDay: EmptyDayProps;
  /** The shown day where all its times are gone. */
  readonly emptied: EmptyDay | null;
  /** YYYYMMDD; one of the offers'. */
  readonly shownDate: string;
  readonly onShowDate: (date: string) => void;
}

interface DayTabProps {
  readonly offer: DayOffer;
  readonly gone: SlotListProps['gone'];
  readonly isShown: boolean;
  readonly isToday: boolean;
  readonly panelId: string;
  readonly onShow: () => void;
}

function DayTab({ offer, gone, isShown, isToday, panelId, onShow }: DayTabProps) {
  const { locale, t } = useTexts();
  const count = offer.kind === 'free' ? offer.starts.filter(({ startsAt }) => !gone.has(startsAt)).length : 0;
  const tone = isShown
    ? 'bg-accent text-on-accent'
    : `hover:bg-sunk ${count > 0 ? 'text-ink' : 'text-muted'}`;
  return (
    <button
      type="button"
      role="tab"
      id={`${panelId}-${offer.date}`}
      aria-selected={isShown}
      aria-controls={panelId}
      tabIndex={isShown ? 0 : -1}
      onClick={onShow}
      className={tw(`flex-1 min-w-0 py-2 rounded text-center transition-colors ${tone}`)}
    >
      <span aria-hidden="true" className={tw('block text-caption leading-tight')}>
        {formatWeekday(locale, weekday(offer.date), 'short')}
      </span>
      <span
        aria-hidden="true"
        className={tw(`block font-display text-title ${isToday ? 'underline underline-offset-4' : ''}`)}
      >
        {formatDayNumber(offer.date)}
      </span>
      <span
        aria-hidden="true"
        className={tw(`block w-1 h-1 mx-auto mt-1 rounded-full ${count > 0 ? 'bg-current' : ''}`)}
      />
      <VisuallyHidden>
        {formatDay(locale, offer.date)}, {t('reservation:slots.count', { count })}
      </VisuallyHidden>
    </button>
  );
}

function Starts({
  starts,
  date,
  ...props
}: SlotListProps & { readonly starts: readonly VisitStart[]; readonly date: string }) {
  const { locale, t } = useTexts();
  return dayParts(starts, partIn(props.timeZone)).map(({ part, starts: own }) => (
    <div
      key={part}
      data-part-of-day={part}
      className={tw('mt-3 scroll-mb-[calc(var(--v-bar,0px)+var(--u)*.5)]')}
    >
      <Heading variant="label" below={2} className="text-muted text-caption">
        {t(`reservation:slots.part.${part}`)}
      </Heading>
      <ul className={tw('grid grid-cols-[repeat(auto-fill,minmax(5em,1fr))] gap-2 mt-1')}>
        {own.map((start) => (
          <li key={start.startsAt}>
            <SlotButton
              time={formatTime(locale, props.timeZone, start.startsAt)}
              date={date}
              note={props.noteOf?.(date, start) ?? ''}
              state={slotState(props, start.startsAt)}
              isNamedInFull={false}
              className="min-h-control"
              onPress={() => (canChoose(props, start.startsAt) ? props.onChoose(date, start) : undefined)}
            />
          </li>
        ))}
      </ul>
    </div>
  ));
}

/** A week day by day: the days as tabs, the times of the shown day by part of the day. */
export function SlotListView(props: SlotListProps) {
  const { offers, shownDate, today, isLoading, onShowDate } = props;
  const { locale, t } = useTexts();
  const panelId = useId();
  const tabs = useRef<HTMLDivElement>(null);
  const shown = offers.find((offer) => offer.date === shownDate) ?? offers[0];
  const press = (event: KeyboardEvent) => {
    const at = offers.findIndex((offer) => offer.date === shown?.date);
    const steps: Record<string, number> = {
      ArrowLeft: at - 1,
      ArrowRight: at + 1,
      Home: 0,
      End: offers.length - 1,
    };
    const step = steps[event.key];
    const next = step === undefined ? undefined : offers.at(step % offers.length);
    if (!next) return;
    event.preventDefault();
    onShowDate(next.date);
    tabs.current?.querySelector<HTMLElement>(`[id$="-${next.date}"]`)?.focus();
  };
  if (!shown) return null;
  const empty = shown.kind === 'empty' ? shown : props.emptied;
  return (
    <div aria-busy={isLoading || undefined}>
      {/* The tabs hold the focus, not the list: the keys bubble up to it. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div
        ref={tabs}
        role="tablist"
        aria-label={t('reservation:slots.days')}
        onKeyDown={press}
        className={tw('flex gap-1')}
      >
        {offers.map((offer) => (
          <DayTab
            key={offer.date}
            offer={offer}
            gone={props.gone}
            isShown={offer === shown}
            isToday={offer.date === today}
            panelId={panelId}
            onShow={() => onShowDate(offer.date)}
          />
        ))}
      </div>
      <div role="tabpanel" id={panelId} aria-labelledby={`${panelId}-${shown.date}`} className={tw('mt-3')}>
        <Heading variant="label" below={1} className="first-letter:uppercase">
          {formatDay(locale, shown.date)}
        </Heading>
        {shown.kind === 'free' && <Starts {...props} starts={shown.starts} date={shown.date} />}
        {empty && <EmptyDayView {...props.emptyDay} offer={empty} />}
      </div>
    </div>
  );
}

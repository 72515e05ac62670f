import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { DayOffer, VisitStart } from '#domain/availability/calendar.ts';
import type { PartOfDay } from '#domain/availability/hours/day-part.ts';
import { formatDay, formatTime, formatTimeZone } from '#domain/time/format-time.ts';
import type { Instant } from '#domain/time/instant.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { ErrorState } from '#ui/states/empty-state.tsx';
import { Notice } from '#ui/states/notice.tsx';
import { LoadingRegion, Skeleton } from '#ui/states/skeleton.tsx';
import { useTexts } from '#ui/texts.ts';
import { formatWeek, type StartNote } from './start/slot-facts.ts';
import { SlotGridView } from './slot-grid.view.tsx';
import { SlotListView } from './slot-list.view.tsx';
import { WeekBar, type SlotLayout } from './week-bar.view.tsx';
import { EmptyDayView, type EmptyDayProps } from './empty-day.view.tsx';
import type { EmptyDay } from './live/steady-offers.ts';

/** `kept`: the days shown before stay on screen while others come; `isOutdated`: they are of another visit. */
export type ShownOffers =
  | { readonly kind: 'loading'; readonly kept: readonly DayOffer[] | null; readonly isOutdated: boolean }
  | { readonly kind: 'ready'; readonly offers: readonly DayOffer[] }
  | { readonly kind: 'failed'; readonly isOffline: boolean };

export interface SlotsViewProps {
  readonly shown: ShownOffers;
  /** The seven days, YYYYMMDD. */
  readonly days: readonly string[];
  readonly today: string;
  /** The last day that may be looked at, YYYYMMDD. */
  readonly lastDay: string;
  readonly isFirstWeek: boolean;
  readonly isLastWeek: boolean;
  readonly timeZone: string;
  /** True: the visitor's clock shows another time, so the zone is named. */
  readonly namesZone: boolean;
  /** To name the zone's time of the year. */
  readonly now: Instant;
  /** In a narrow place, other days and the other layout are out of the way of the times. */
  readonly isFolded: boolean;
  /** As the address asks for; else what there is room for. */
  readonly wantedLayout?: SlotLayout | null;
  readonly shownDate: string;
  /** The part of the day that the address asks for comes into sight, once there are times. */
  readonly wantedPart?: PartOfDay | null;
  /** What can be had instead of the shown day where it is empty; null while it is looked for. */
  readonly alternatives: EmptyDayProps['alternatives'];
  readonly pendingStart: Instant | null;
  /** The start that is kept for the visitor. */
  readonly heldStart: Instant | null;
  /** Of each start; absent: its hour says it all. */
  readonly noteOf?: StartNote | undefined;
  /** Shown starts that are free no more. */
  readonly gone: ReadonlySet<Instant>;
  /** Days of which all shown starts are gone. */
  readonly emptied: readonly EmptyDay[];
  /** How many times became free that are not shown yet, as they would move others. */
  readonly newTimes: number;
  readonly onShowNew: () => void;
  /** A pointer or the focus is among the times: nothing may move there. */
  readonly onBusy: (isBusy: boolean) => void;
  readonly isSearching: boolean;
  /** Nothing free up to this day (YYYYMMDD), as far as was looked. */
  readonly nothingUntil: string | null;
  readonly onShowDate: (date: string) => void;
  /** To any day that may be looked at. */
  readonly onJump: (date: string) => void;
  readonly onTake: EmptyDayProps['onTake'];
  readonly onNextWeek: () => void;
  readonly onPreviousWeek: () => void;
  readonly onFindFirst: () => void;
  readonly onRetry: () => void;
  readonly onChoose: (date: string, start: VisitStart) => void;
}

const ROOM_FOR_GRID = 600;

/** The visitor's choice, else what there is room for. */
function useLayout(wanted: SlotLayout | null) {
  const container = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<SlotLayout | null>(null);
  const [fitting, setFitting] = useState<SlotLayout>('grid');
  useLayoutEffect(() => {
    const width = container.current?.clientWidth ?? ROOM_FOR_GRID;
    setFitting(width < ROOM_FOR_GRID ? 'list' : 'grid');
  }, []);
  return { container, layout: chosen ?? wanted ?? fitting, setChosen };
}

/** Brings a part of the day into sight, once. */
function useWantedPart(
  container: RefObject<HTMLElement | null>,
  part: PartOfDay | null,
  isThere: boolean,
): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (part === null || !isThere || isDone.current) return;
    isDone.current = true;
    container.current
      ?.querySelector(`[data-part-of-day=${part}]`)
      ?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [container, part, isThere]);
}

/** Beside the visit it is as high as the window: what stays in sight there would jump when the times come. */
function SlotsSkeleton() {
  return (
    <LoadingRegion>
      <div className={tw('grid grid-cols-7 gap-1 content-start @[60em]:min-h-[100svh]')}>
        {['a', 'b', 'c', 'd', 'e', 'f'].flatMap((row) =>
          [1, 2, 3, 4, 5, 6, 7].map((day) => <Skeleton key={`${row}${day}`} className="h-11 rounded" />),
        )}
      </div>
    </LoadingRegion>
  );
}

/** A week in which nothing is free: why, and the way to the first day that is. */
function EmptyWeek({
  view,
  offers,
}: {
  readonly view: SlotsViewProps;
  readonly offers: readonly DayOffer[];
}) {
  const { locale, t } = useTexts();
  const { nothingUntil, emptied } = view;
  if (offers.filter((offer) => offer.kind === 'free').length > emptied.length) return null;
  return (
    <div className={tw('mt-6')}>
      <Notice
        title={t('reservation:slots.emptyWeek')}
        action={
          nothingUntil === null && (
            <Button variant="small" busy={view.isSearching} onPress={view.onFindFirst}>
              {t('reservation:slots.findFirst')}
            </Button>
          )
        }
      >
        {nothingUntil !== null &&
          t('reservation:slots.nothingUntil', { day: formatDay(locale, nothingUntil, 'full') })}
      </Notice>
    </div>
  );
}

/** Beside a grid: a day without a free time. */
function AskedDay({
  view,
  offer,
  className,
}: {
  readonly view: EmptyDayProps;
  readonly offer: EmptyDay;
  readonly className: string;
}) {
  const { locale } = useTexts();
  return (
    <div className={tw(`${className} border-y border-line`)}>
      <p className={tw('pt-4 font-medium first-letter:uppercase')}>{formatDay(locale, offer.date)}</p>
      <EmptyDayView {...view} offer={offer} />
    </div>
  );
}

function ShownWeek({ view, layout }: { readonly view: SlotsViewProps; readonly layout: SlotLayout }) {
  const { locale, t } = useTexts();
  const { shown } = view;
  if (shown.kind === 'failed') {
    return (
      <ErrorState title={t('reservation:slots.failed')} offline={shown.isOffline} onRetry={view.onRetry} />
    );
  }
  const offers = shown.kind === 'ready' ? shown.offers : shown.kept;
  if (!offers) return <SlotsSkeleton />;
  const asked = offers.find((offer) => offer.date === view.shownDate);
  const emptied = view.emptied.find(({ date }) => date === view.shownDate) ?? null;
  const emptyDay = {
    alternatives: view.alternatives,
    timeZone: view.timeZone,
    pendingStart: view.pendingStart,
    onTake: view.onTake,
  };
  const common = {
    offers,
    timeZone: view.timeZone,
    today: view.today,
    pendingStart: view.pendingStart,
    heldStart: view.heldStart,
    noteOf: view.noteOf,
    gone: view.gone,
    isLoading: shown.kind === 'loading',
    isOutdated: shown.kind === 'loading' && shown.isOutdated,
    onChoose: view.onChoose,
  };
  return (
    <>
      {layout === 'grid' && asked?.kind === 'empty' && (
        <AskedDay view={emptyDay} offer={asked} className="mb-6" />
      )}
      {layout === 'grid' ? (
        <SlotGridView
          {...common}
          label={t('reservation:slots.gridLabel', { week: formatWeek(locale, view.days) })}
          askedDate={(asked?.kind === 'empty' ? asked : emptied)?.date ?? null}
          emptied={view.emptied}
          onAsk={view.onShowDate}
          onNextWeek={view.onNextWeek}
          onPreviousWeek={view.onPreviousWeek}
        />
      ) : (
        <SlotListView
          {...common}
          emptyDay={emptyDay}
          emptied={emptied}
          shownDate={view.shownDate}
          onShowDate={view.onShowDate}
        />
      )}
      {/* Below, as the times that are gone stay where they are. */}
      {layout === 'grid' && emptied && <AskedDay view={emptyDay} offer={emptied} className="mt-6" />}
      {shown.kind === 'ready' && <EmptyWeek view={view} offers={offers} />}
    </>
  );
}

const hasFocus = (element: HTMLElement) => element.matches(':focus-within');

/** Whether the pointer is among the times, or the focus goes from one of them to another. */
const isAmong = (times: HTMLElement, next: EventTarget | null) =>
  times.matches(':hover') || (next instanceof Node && times.contains(next));

/** The choice of a day and a time. */
export function SlotsView(view: SlotsViewProps) {
  const { locale, t } = useTexts();
  const { container, layout, setChosen } = useLayout(view.wantedLayout ?? null);
  // Below a table that is on its way, a line would be pushed down by it.
  useWantedPart(container, view.wantedPart ?? null, view.shown.kind === 'ready');
  const isThere = view.shown.kind !== 'loading' || view.shown.kept !== null;
  return (
    <section ref={container} aria-label={t('reservation:slots.title')}>
      <Heading variant="title" className="sr-only">
        {t('reservation:slots.title')}
      </Heading>
      <WeekBar
        {...view}
        isLoading={view.shown.kind === 'loading' && view.shown.kept !== null}
        layout={layout}
        onLayout={setChosen}
      />
      <div
        onPointerEnter={() => view.onBusy(true)}
        onPointerLeave={(event) => view.onBusy(hasFocus(event.currentTarget))}
        onFocus={() => view.onBusy(true)}
        onBlur={({ currentTarget, relatedTarget }) => view.onBusy(isAmong(currentTarget, relatedTarget))}
      >
        <ShownWeek view={view} layout={layout} />
      </div>
      {view.namesZone && isThere && (
        <p className={tw('mt-4 text-caption text-muted')}>
          {t('reservation:slots.zone', {
            zone: formatTimeZone(locale, view.timeZone, view.now),
            time: formatTime(locale, view.timeZone, view.now),
          })}
        </p>
      )}
    </section>
  );
}

import { useLayoutEffect, useRef, useState } from 'react';
import type { DayOffer, VisitStart } from '#domain/availability/calendar.ts';
import { formatDay, formatTime, formatTimeZone } from '#domain/time/format-time.ts';
import { tw } from '#theme/sheet.ts';
import { Button, IconButton } from '#ui/actions/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { Calendar, ChevronLeft, ChevronRight, Rows } from '#ui/icons.tsx';
import { Dots } from '#ui/states/dots.tsx';
import { ErrorState } from '#ui/states/empty-state.tsx';
import { Notice } from '#ui/states/notice.tsx';
import { Loading, Skeleton } from '#ui/states/skeleton.tsx';
import { useTexts } from '#ui/texts.ts';
import { formatWeek } from './slot-facts.ts';
import { SlotGrid } from './slot-grid.view.tsx';
import { SlotList } from './slot-list.view.tsx';

/** `kept`: the days shown before stay on screen while others come. */
export type ShownOffers =
  | { readonly kind: 'loading'; readonly kept: readonly DayOffer[] | null }
  | { readonly kind: 'ready'; readonly offers: readonly DayOffer[] }
  | { readonly kind: 'failed'; readonly isOffline: boolean };

export interface SlotsViewProps {
  readonly shown: ShownOffers;
  /** The seven days, YYYYMMDD. */
  readonly days: readonly string[];
  readonly today: string;
  readonly isFirstWeek: boolean;
  readonly isLastWeek: boolean;
  readonly timeZone: string;
  /** True: the visitor's clock shows another time, so the zone is named. */
  readonly namesZone: boolean;
  /** Epoch milliseconds, to name the zone's time of the year. */
  readonly now: number;
  readonly shownDate: string;
  readonly pendingInstant: number | null;
  readonly isSearching: boolean;
  /** Nothing free up to this day (YYYYMMDD), as far as was looked. */
  readonly nothingUntil: string | null;
  readonly onShowDate: (date: string) => void;
  readonly onNextWeek: () => void;
  readonly onPreviousWeek: () => void;
  readonly onFindFirst: () => void;
  readonly onRetry: () => void;
  readonly onChoose: (date: string, start: VisitStart) => void;
}

export type SlotLayout = 'grid' | 'list';

const ROOM_FOR_GRID = 600;

/** The visitor's choice, else what there is room for. */
function useLayout() {
  const frame = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<SlotLayout | null>(null);
  const [fitting, setFitting] = useState<SlotLayout>('grid');
  useLayoutEffect(() => {
    const width = frame.current?.clientWidth ?? ROOM_FOR_GRID;
    setFitting(width < ROOM_FOR_GRID ? 'list' : 'grid');
  }, []);
  return { frame, layout: chosen ?? fitting, setChosen };
}

function LayoutSwitch({
  layout,
  onChange,
}: {
  readonly layout: SlotLayout;
  readonly onChange: (layout: SlotLayout) => void;
}) {
  const { t } = useTexts();
  const marks = { grid: Calendar, list: Rows };
  return (
    <fieldset className={tw('flex rounded-pill border border-line p-0.5')}>
      <legend className={tw('sr-only')}>{t('reservation:slots.layout')}</legend>
      {(['grid', 'list'] as const).map((one) => {
        const Mark = marks[one];
        return (
          <button
            key={one}
            type="button"
            aria-pressed={layout === one}
            onClick={() => onChange(one)}
            className={tw(
              `inline-flex items-center gap-2 min-h-target px-3.5 rounded-pill text-caption transition-colors ${
                layout === one ? 'bg-sunk text-ink font-medium' : 'text-muted hover:text-ink'
              }`,
            )}
          >
            <Mark className="w-4 h-4" />
            {t(`reservation:slots.as.${one}`)}
          </button>
        );
      })}
    </fieldset>
  );
}

function WeekBar({
  view,
  layout,
  onLayout,
}: {
  readonly view: SlotsViewProps;
  readonly layout: SlotLayout;
  readonly onLayout: (layout: SlotLayout) => void;
}) {
  const { locale, t } = useTexts();
  return (
    <div className={tw('flex flex-wrap items-center justify-between gap-x-4 gap-y-3 mb-6')}>
      <div className={tw('flex items-center -ml-1')}>
        <IconButton
          label={t('reservation:slots.previousWeek')}
          unavailable={view.isFirstWeek}
          onPress={view.onPreviousWeek}
        >
          <ChevronLeft />
        </IconButton>
        <p className={tw('px-1 text-center font-medium')}>{formatWeek(locale, view.days)}</p>
        <IconButton
          label={t('reservation:slots.nextWeek')}
          unavailable={view.isLastWeek}
          onPress={view.onNextWeek}
        >
          <ChevronRight />
        </IconButton>
        {view.shown.kind === 'loading' && view.shown.kept && <Dots />}
      </div>
      <LayoutSwitch layout={layout} onChange={onLayout} />
    </div>
  );
}

function SlotsSkeleton() {
  return (
    <Loading>
      <div className={tw('grid grid-cols-7 gap-1')}>
        {['a', 'b', 'c', 'd', 'e', 'f'].flatMap((row) =>
          [1, 2, 3, 4, 5, 6, 7].map((day) => <Skeleton key={`${row}${day}`} className="h-11 rounded" />),
        )}
      </div>
    </Loading>
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
  if (offers.some((offer) => offer.kind === 'free')) return null;
  const { nothingUntil } = view;
  return (
    <div className={tw('mt-6')}>
      <Notice
        title={t('reservation:slots.emptyWeek')}
        action={
          nothingUntil === null && (
            <Button look="small" busy={view.isSearching} onPress={view.onFindFirst}>
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
  const common = {
    offers,
    timeZone: view.timeZone,
    today: view.today,
    pendingInstant: view.pendingInstant,
    isLoading: shown.kind === 'loading',
    onChoose: view.onChoose,
  };
  return (
    <>
      {layout === 'grid' ? (
        <SlotGrid
          {...common}
          label={t('reservation:slots.gridLabel', { week: formatWeek(locale, view.days) })}
          onNextWeek={view.onNextWeek}
          onPreviousWeek={view.onPreviousWeek}
        />
      ) : (
        <SlotList {...common} shownDate={view.shownDate} onShowDate={view.onShowDate} />
      )}
      {shown.kind === 'ready' && <EmptyWeek view={view} offers={offers} />}
    </>
  );
}

/** The choice of a day and a time. */
export function SlotsView(view: SlotsViewProps) {
  const { locale, t } = useTexts();
  const { frame, layout, setChosen } = useLayout();
  return (
    <section ref={frame} aria-label={t('reservation:slots.title')}>
      <Heading look="title" className="mb-4">
        {t('reservation:slots.title')}
      </Heading>
      <WeekBar view={view} layout={layout} onLayout={setChosen} />
      <ShownWeek view={view} layout={layout} />
      {view.namesZone && (
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

import { tw } from '#theme/sheet.ts';
import { Button, IconButton } from '#ui/actions/button.tsx';
import { PreviousIcon, NextIcon } from '#ui/icons/direction-icons.tsx';
import { CalendarIcon } from '#ui/icons/visit-icons.tsx';
import { ListIcon } from '#ui/icons/icons.tsx';
import { BusyIndicator } from '#ui/states/busy-indicator.tsx';
import { useTexts } from '#ui/texts.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { DateJump } from './date-jump.view.tsx';
import { formatWeek } from './start/slot-facts.ts';

export type SlotLayout = 'grid' | 'list';

function LayoutSwitch({
  layout,
  onChange,
}: {
  readonly layout: SlotLayout;
  readonly onChange: (layout: SlotLayout) => void;
}) {
  const { t } = useTexts();
  const marks = { grid: CalendarIcon, list: ListIcon };
  return (
    <fieldset className={tw('flex flex-wrap rounded-pill border border-line p-0.5')}>
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

/** Where there is little room, the bare number: the week's text stays as it is. */
function NewTimes({ count, onShow }: { readonly count: number; readonly onShow: () => void }) {
  const { t } = useTexts();
  const label = t('reservation:slots.showNew', { count });
  return (
    <button
      type="button"
      title={label}
      onClick={onShow}
      className={tw(
        'min-h-target min-w-target @[60em]:px-3 rounded-pill text-center whitespace-nowrap bg-accent text-on-accent text-caption font-medium',
      )}
    >
      <VisuallyHidden>{`${t('reservation:slots.show')} `}</VisuallyHidden>
      <span aria-hidden="true" className={tw('@[60em]:hidden')}>
        {`+${count}`}
      </span>
      <span className={tw('sr-only @[60em]:not-sr-only')}>{t('reservation:slots.newTimes', { count })}</span>
    </button>
  );
}

export interface WeekBarProps {
  /** The seven days, YYYYMMDD. */
  readonly days: readonly string[];
  readonly today: string;
  /** The last day that may be looked at. */
  readonly lastDay: string;
  readonly shownDate: string;
  readonly isFirstWeek: boolean;
  readonly isLastWeek: boolean;
  readonly isLoading: boolean;
  readonly isSearching: boolean;
  readonly isFolded: boolean;
  /** How many times became free that are not shown yet. */
  readonly newTimes: number;
  readonly onShowNew: () => void;
  readonly layout: SlotLayout;
  readonly onLayout: (layout: SlotLayout) => void;
  readonly onJump: (date: string) => void;
  readonly onNextWeek: () => void;
  readonly onPreviousWeek: () => void;
  readonly onFindFirst: () => void;
}

/** From week to week, to any day, to the first free one; and the two ways of showing them. */
export function WeekBar(bar: WeekBarProps) {
  const { locale, t } = useTexts();
  const folded = bar.isFolded ? 'hidden @[60em]:flex' : 'flex';
  return (
    <div className={tw('grid gap-3 mb-3 @[60em]:mb-5')}>
      <div className={tw('flex flex-wrap items-center justify-between gap-x-4 gap-y-3')}>
        <div className={tw('flex flex-wrap @[16em]:flex-nowrap items-center min-w-0 -ml-1')}>
          <IconButton
            label={t('reservation:slots.previousWeek')}
            unavailable={bar.isFirstWeek}
            onPress={bar.onPreviousWeek}
          >
            <PreviousIcon />
          </IconButton>
          <p className={tw('px-1 text-center font-medium leading-tight')}>{formatWeek(locale, bar.days)}</p>
          <IconButton
            label={t('reservation:slots.nextWeek')}
            unavailable={bar.isLastWeek}
            onPress={bar.onNextWeek}
          >
            <NextIcon />
          </IconButton>
          {/* Its room is there before it is: nothing moves when it comes. */}
          <div className={tw('flex items-center justify-center shrink-0 min-h-target min-w-target')}>
            {bar.isLoading && <BusyIndicator />}
            {bar.newTimes > 0 && !bar.isLoading && <NewTimes count={bar.newTimes} onShow={bar.onShowNew} />}
          </div>
        </div>
        <div className={tw(folded)}>
          <LayoutSwitch layout={bar.layout} onChange={bar.onLayout} />
        </div>
      </div>
      <div className={tw(`flex-wrap items-center gap-x-6 gap-y-1 ${folded}`)}>
        <DateJump date={bar.shownDate} first={bar.today} last={bar.lastDay} onJump={bar.onJump} />
        <Button variant="quiet" className="text-caption" busy={bar.isSearching} onPress={bar.onFindFirst}>
          {t('reservation:slots.firstFree')}
        </Button>
      </div>
    </div>
  );
}

import { formatDay } from '#domain/time/format-time.ts';
import { tw } from '#theme/sheet.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useTexts } from '#ui/texts.ts';
import type { SlotState } from './slot-facts.ts';

const CLASSES: Readonly<Record<SlotState, string>> = {
  pending: 'bg-accent text-on-accent border-accent',
  held: 'border-accent bg-soft text-on-soft font-medium',
  gone: 'border-line border-dashed text-muted line-through',
  outdated: 'border-line text-muted',
  free: 'border-line bg-raised text-ink hover:bg-soft hover:text-on-soft hover:border-accent',
};

const NAMES = {
  free: 'reservation:slots.cellFree',
  outdated: 'reservation:slots.cellFree',
  pending: 'reservation:slots.cellFree',
  gone: 'reservation:slots.cellGone',
  held: 'reservation:slots.cellHeld',
} as const;

interface SlotButtonProps {
  /** As the clock shows it. */
  readonly time: string;
  /** YYYYMMDD. */
  readonly date: string;
  /** Below the time; empty: nothing. */
  readonly note: string;
  readonly state: SlotState;
  /** What is usual is said too: there is no heading with the day above it. */
  readonly isNamedInFull: boolean;
  readonly className: string;
  readonly onPress: () => void;
  /** Its place in a grid, of which one cell is a tab stop. */
  readonly cell?: { readonly at: string; readonly isActive: boolean };
}

/** A start to be pressed. */
export function SlotButton({
  time,
  date,
  note,
  state,
  isNamedInFull,
  className,
  onPress,
  cell,
}: SlotButtonProps) {
  const { locale, t } = useTexts();
  const isSaid = isNamedInFull || state === 'gone' || state === 'held';
  return (
    <button
      type="button"
      data-cell={cell?.at}
      tabIndex={cell && (cell.isActive ? 0 : -1)}
      aria-disabled={state === 'outdated' || state === 'gone' || undefined}
      aria-busy={state === 'pending' || undefined}
      onClick={onPress}
      className={tw(
        `w-full rounded border tabular-nums text-center transition-colors ${className} ${CLASSES[state]}`,
      )}
    >
      <span className={tw('[overflow-wrap:normal]')}>{time}</span>
      {note && (
        <>
          <VisuallyHidden>, </VisuallyHidden>
          <span className={tw('block px-1 pb-1 text-caption leading-tight')}>{note}</span>
        </>
      )}
      {isSaid && <VisuallyHidden>{t(NAMES[state], { day: formatDay(locale, date) })}</VisuallyHidden>}
    </button>
  );
}

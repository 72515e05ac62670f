import { useId, useState } from 'react';
import { isDateKey } from '#domain/time/date-key.ts';
import { formatDay } from '#domain/time/format-time.ts';
import { tw } from '#theme/sheet.ts';
import { useTexts } from '#ui/texts.ts';

export interface DateJumpProps {
  /** The day that is shown, YYYYMMDD. */
  readonly date: string;
  readonly first: string;
  readonly last: string;
  readonly onJump: (date: string) => void;
}

const toInput = (date: string) => `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6, 8)}`;

/** Any day that may be booked, typed or taken from the browser's own calendar. */
export function DateJump({ date, first, last, onJump }: DateJumpProps) {
  const { locale, t } = useTexts();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const change = (value: string) => {
    const day = value.replaceAll('-', '');
    const isRight = isDateKey(day) && day >= first && day <= last;
    // A year is typed digit by digit: nobody is blamed for one that is not whole yet.
    setTyped(isRight ? null : value);
    if (!isRight) return;
    setWrong(false);
    onJump(day);
  };
  return (
    <div>
      <label htmlFor={id} className={tw('flex items-center gap-2 text-caption text-muted')}>
        {t('reservation:slots.jump')}
        <input
          id={id}
          type="date"
          required
          min={toInput(first)}
          max={toInput(last)}
          value={typed ?? toInput(date)}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-error` : undefined}
          onChange={(event) => change(event.target.value)}
          onBlur={() => setWrong(typed !== null)}
          className={tw(
            `min-h-target px-2.5 rounded border bg-raised text-ink tabular-nums ${isWrong ? 'border-negative' : 'border-control'}`,
          )}
        />
      </label>
      <p id={`${id}-error`} role="alert" className={tw('empty:hidden mt-1 text-caption text-negative')}>
        {isWrong &&
          t('reservation:slots.jumpRange', {
            first: formatDay(locale, first, 'full'),
            last: formatDay(locale, last, 'full'),
          })}
      </p>
    </div>
  );
}

import { memo } from 'react';
import { tw } from '#theme/sheet.ts';

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  /** Products that it would leave. */
  readonly count: number;
  readonly isChosen: boolean;
  readonly onToggle: (label: string) => void;
}

/** One thing that narrows the list. There may be many, of which a press changes a few. */
export const Choice = memo(function Choice({ name, label, count, isChosen, onToggle }: ChoiceProps) {
  return (
    <label className={tw('flex items-center gap-3 min-h-target cursor-pointer')}>
      <input
        type="checkbox"
        name={name}
        checked={isChosen}
        onChange={() => onToggle(label)}
        className={tw('w-5 h-5 shrink-0 accent-[color:var(--v-accent)]')}
      />
      <span className={tw('flex-1 min-w-0 break-words')}>{label}</span>
      <span className={tw('text-caption text-muted tabular-nums')}>{count}</span>
    </label>
  );
});

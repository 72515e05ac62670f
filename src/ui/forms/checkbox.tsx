import type { ReactNode } from 'react';
import { tw } from '#theme/sheet.ts';

interface CheckboxProps {
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  /** What is agreed to or wished for. */
  readonly children: ReactNode;
}

/** A box with its label, to be pressed as one. */
export function Checkbox({ isChecked, onChange, children }: CheckboxProps) {
  return (
    <label className={tw('flex items-center gap-3 min-h-target mt-2 cursor-pointer')}>
      <input
        type="checkbox"
        checked={isChecked}
        onChange={(event) => onChange(event.target.checked)}
        className={tw('w-5 h-5 shrink-0 accent-[color:var(--v-accent)]')}
      />
      {children}
    </label>
  );
}

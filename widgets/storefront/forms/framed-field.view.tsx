import type { ReactNode } from 'react';
import { tw } from '#theme/sheet.ts';

/** The classes of a field whose name stands inside its frame. */
export const FRAMED =
  'block w-full min-h-[calc(var(--u)*3.25)] pl-3.5 pr-2 pt-5 pb-1 rounded border border-control hover:border-[color:var(--v-text)] bg-raised text-ink text-body text-ellipsis';

/** The same of a choice: a browser puts some room of its own before its words. */
export const FRAMED_CHOICE = `${FRAMED} !pl-2.5 !pr-0.5`;

interface FramedFieldProps {
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A field with its name inside its frame: two lines of a phone would not leave room for the times. */
export function FramedField({ label, className = '', children }: FramedFieldProps) {
  return (
    <label className={tw(`relative block min-w-0 ${className}`)}>
      <span className={tw('absolute left-3.5 top-1.5 text-caption leading-none text-muted')}>{label}</span>
      {children}
    </label>
  );
}

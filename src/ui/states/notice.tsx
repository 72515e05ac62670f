import type { ReactNode } from 'react';
import { tw } from '#theme/sheet.ts';
import { AlertIcon, CheckIcon } from '../icons/icons.tsx';

const TONES = {
  info: 'border-line text-ink',
  positive: 'border-positive text-ink',
  warning: 'border-warning text-ink',
  negative: 'border-negative text-ink',
} as const;

const MARKS = {
  info: 'text-muted',
  positive: 'text-positive',
  warning: 'text-warning',
  negative: 'text-negative',
} as const;

/** A sentence that belongs to the screen, with what can be done about it. */
export function Notice({
  tone = 'info',
  title,
  action,
  children,
}: {
  readonly tone?: keyof typeof TONES;
  readonly title?: string;
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}) {
  const Mark = tone === 'positive' ? CheckIcon : AlertIcon;
  return (
    <div part="notice" className={tw(`flex gap-3 px-4 py-3.5 rounded border bg-raised ${TONES[tone]}`)}>
      <span className={tw(`mt-0.5 ${MARKS[tone]}`)}>
        <Mark />
      </span>
      <div className={tw('flex-1 min-w-0')}>
        {title && <p className={tw('font-medium')}>{title}</p>}
        {children && <div className={tw(title ? 'mt-0.5 text-muted' : '')}>{children}</div>}
        {action && <div className={tw('flex flex-wrap gap-3 mt-3')}>{action}</div>}
      </div>
    </div>
  );
}

import { tw } from '#theme/sheet.ts';

interface ProgressProps {
  readonly points: number;
  readonly of: number;
}

/** How far points reach, for the eye; the words beside it say it. */
export function Progress({ points, of }: ProgressProps) {
  const share = Math.round(Math.min(1, points / of) * 100);
  return (
    <div aria-hidden="true" className={tw('h-2 rounded-pill bg-[color:var(--v-line)] overflow-hidden')}>
      <div className={tw('h-full rounded-pill bg-accent')} style={{ width: `${share}%` }} />
    </div>
  );
}

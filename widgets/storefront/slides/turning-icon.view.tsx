import { tw } from '#theme/sheet.ts';

/** What a press does to pictures or texts that turn: it stops them, or lets them go on. */
export function TurningIcon({ isTurning }: { readonly isTurning: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
      className={tw('w-5 h-5')}
    >
      <path d={isTurning ? 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z' : 'M8 5v14l11-7z'} />
    </svg>
  );
}

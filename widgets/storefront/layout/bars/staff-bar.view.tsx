import { tw } from '#theme/sheet.ts';

interface StaffBarProps {
  readonly words: string;
  /** What the button is called that ends it. */
  readonly end: string;
  readonly onEnd: () => void;
}

/** Says to somebody of the company how they look at the site, which no visitor does. */
export function StaffBar({ words, end, onEnd }: StaffBarProps) {
  return (
    <div
      role="region"
      aria-label={words}
      className={tw(
        'flex flex-wrap items-center justify-center gap-x-5 gap-y-1 px-5 py-1.5 bg-[#1e3a5f] text-white text-center',
      )}
    >
      <p>{words}</p>
      <button
        type="button"
        onClick={onEnd}
        className={tw('min-h-target font-medium underline underline-offset-4 text-white')}
      >
        {end}
      </button>
    </div>
  );
}

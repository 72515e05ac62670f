import { RATES } from '#domain/reviews/reviews.ts';
import { tw } from '#theme/sheet.ts';

const STAR = 'M12 2.7L14.6 9.1L21.5 9.6L16.2 14.1L17.9 20.8L12 17.1L6.1 20.8L7.8 14.1L2.5 9.6L9.4 9.1Z';
/** Of one star and the space around it. */
const SIZE = 24;

interface StarsProps {
  /** Out of five; the last star may be filled in part. */
  readonly rate: number;
  /** What they say: they are one picture. */
  readonly label: string;
  /** Twind classes of the size. */
  readonly className?: string;
}

const five = RATES.map((rate) => (
  <path key={rate} d={STAR} transform={`translate(${(rate - 1) * SIZE} 0)`} />
));

/** Five stars, filled from the left. */
export function Stars({ rate, label, className = 'w-24 h-5' }: StarsProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${5 * SIZE} ${SIZE}`}
      preserveAspectRatio="xMinYMid"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinejoin="round"
      className={tw(`block text-link ${className}`)}
    >
      <g fill="none">{five}</g>
      {/* It shows no more than its own width. */}
      <svg width={rate * SIZE} height={SIZE} fill="currentColor" overflow="hidden">
        {five}
      </svg>
    </svg>
  );
}

/** One of them, beside a number that says how many. */
export function Star() {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      fill="currentColor"
      className={tw('w-3.5 h-3.5 shrink-0 text-link')}
    >
      <path d={STAR} />
    </svg>
  );
}

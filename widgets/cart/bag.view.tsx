import { tw } from '#theme/sheet.ts';

/** The sign of the cart. */
export function Bag() {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className={tw('w-6 h-6 shrink-0')}
    >
      <path d="M5.5 8.5h13l-.8 11H6.3zM9 8.5V7a3 3 0 0 1 6 0v1.5" />
    </svg>
  );
}

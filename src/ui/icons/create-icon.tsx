import type { ReactNode } from 'react';
import { tw } from '#theme/sheet.ts';

interface IconProps {
  /** Twind classes; the size is that of the text unless they say otherwise. */
  readonly className?: string;
}

/** An icon of these strokes. */
export function createIcon(strokes: ReactNode) {
  return function Icon({ className = 'w-5 h-5' }: IconProps) {
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
        className={tw(`shrink-0 ${className}`)}
      >
        {strokes}
      </svg>
    );
  };
}

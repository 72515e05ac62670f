import type { ReactNode } from 'react';
import { tw } from '#theme/sheet.ts';

interface LineDrawingProps {
  readonly viewBox: string;
  /** Twind classes, of the size above all. */
  readonly className: string;
  readonly children: ReactNode;
}

/** Strokes in the colour of the text around; assistive technology passes over them. */
export function LineDrawing({ viewBox, className, children }: LineDrawingProps) {
  return (
    <svg
      viewBox={viewBox}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className={tw(className)}
    >
      {children}
    </svg>
  );
}

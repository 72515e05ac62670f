import type { ReactNode } from 'react';
import { LineDrawing } from './line-drawing.tsx';

interface IconProps {
  /** Twind classes; the size is that of the text unless they say otherwise. */
  readonly className?: string;
}

/** An icon of these strokes. */
export function createIcon(strokes: ReactNode) {
  return function Icon({ className = 'w-5 h-5' }: IconProps) {
    return (
      <LineDrawing viewBox="0 0 24 24" className={`shrink-0 ${className}`}>
        {strokes}
      </LineDrawing>
    );
  };
}

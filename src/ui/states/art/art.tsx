import type { ReactNode } from 'react';
import { LineDrawing } from '../../icons/line-drawing.tsx';

/** A drawing above what a page has to say of its state. */
export function Art({ children }: { readonly children: ReactNode }) {
  return (
    <LineDrawing viewBox="0 0 240 180" className="w-[calc(var(--u)*15)] max-w-full h-auto text-link">
      {children}
    </LineDrawing>
  );
}

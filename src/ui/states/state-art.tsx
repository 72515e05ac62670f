import type { ReactNode } from 'react';
import { LineDrawing } from '../icons/line-drawing.tsx';

function Art({ children }: { readonly children: ReactNode }) {
  return (
    <LineDrawing viewBox="0 0 240 180" className="w-[calc(var(--u)*15)] max-w-full h-auto text-link">
      {children}
    </LineDrawing>
  );
}

/** A door that is closed for the moment, with its sign. */
export function ClosedArt() {
  return (
    <Art>
      <path d="M60 170V74a60 60 0 0 1 120 0v96" />
      <path d="M74 170V76a46 46 0 0 1 92 0v94M120 30v44" opacity=".5" />
      <path d="m120 74-24 22h48l-24-22Z" opacity=".6" />
      <rect x="90" y="96" width="60" height="28" rx="3" fill="var(--v-surface)" />
      <path d="M102 106h36M108 114h24" />
      <circle cx="157" cy="136" r="3" />
      <path d="M30 170h180M44 170c-4-12-2-24 4-34 8 9 9 22 4 34M196 170c-5-9-4-19 1-27 7 8 8 18 3 27" />
    </Art>
  );
}

/** A branch that leads nowhere in particular. */
export function NotFoundArt() {
  return (
    <Art>
      <path d="M40 140c40-6 66-24 88-52s42-40 72-44" />
      <path d="M84 126c-4-20 4-34 22-42 6 18 0 34-22 42ZM128 88c-10-16-8-32 6-46 12 14 12 30-6 46ZM112 108c16 4 28 0 38-12-14-8-28-4-38 12ZM152 64c14 8 28 6 40-4-12-12-26-10-40 4Z" />
      <path d="M70 160h100" opacity=".5" />
    </Art>
  );
}

/** Sand that runs. */
export function WaitingArt() {
  return (
    <Art>
      <path d="M84 28h72M84 152h72M92 28c0 34 20 44 24 62-4 18-24 28-24 62M148 28c0 34-20 44-24 62 4 18 24 28 24 62" />
      <path d="M103 60h34M120 96v26M100 146c6-10 12-16 20-18 8 2 14 8 20 18" opacity=".6" />
    </Art>
  );
}

/** A bag that waits to be filled. */
export function EmptyArt() {
  return (
    <Art>
      <path d="M76 66h88l-8 92H84l-8-92ZM98 66V54a22 22 0 0 1 44 0v12" />
      <path d="M98 80v6M142 80v6" />
      <path d="M104 124c6-16 16-24 30-26-2 14-12 24-30 26ZM104 124c-2 8-2 12-1 18" opacity=".6" />
      <path d="M52 158h136" opacity=".5" />
    </Art>
  );
}

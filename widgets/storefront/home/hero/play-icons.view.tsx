import type { ReactNode } from 'react';
import { tw } from '#theme/sheet.ts';

function Sign({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
      className={tw('w-5 h-5')}
    >
      {children}
    </svg>
  );
}

export function PauseIcon() {
  return (
    <Sign>
      <path d="M7 5h3.5v14H7zM13.5 5H17v14h-3.5z" />
    </Sign>
  );
}

export function PlayIcon() {
  return (
    <Sign>
      <path d="M8 5v14l11-7z" />
    </Sign>
  );
}

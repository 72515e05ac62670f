import type { ReactNode } from 'react';
import { tw } from '#theme/sheet.ts';

/** Read out, not seen. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={tw('sr-only')}>{children}</span>;
}

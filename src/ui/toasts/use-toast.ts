import { createContext, useContext, useMemo } from 'react';
import { useAnnounce, type Announce } from '../announcer.tsx';

export type ToastKind = 'success' | 'error' | 'info' | 'warning';

/** A short sentence that is shown for a moment and needs no answer. */
export interface Toast {
  readonly kind: ToastKind;
  readonly sentence: string;
}

/** Shows a sentence for three seconds, and says it to screen readers; one about an error interrupts them. */
export type ShowToast = (sentence: string, kind?: ToastKind) => void;

export const ToastContext = createContext<((toast: Toast) => void) | null>(null);

/** Says it, and shows it where toasts are shown: an element among a page's own content shows none. */
export function useToast(): ShowToast {
  const announce: Announce = useAnnounce();
  const show = useContext(ToastContext);
  return useMemo<ShowToast>(
    () =>
      (sentence, kind = 'success') => {
        announce(sentence, kind === 'error' ? 'alert' : 'status');
        show?.({ kind, sentence });
      },
    [announce, show],
  );
}

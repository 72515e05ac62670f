import { useCallback, useState, type ReactNode } from 'react';
import { lazyPart } from '../loading/lazy-part.ts';
import { ToastContext, type Toast } from './use-toast.ts';

export const toastPart = lazyPart(() => import('./toast.view.tsx'));

/** Shows the toasts of what is inside, one at a time: a newer one takes the place of the one that is shown. */
export function Toasts({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<{ readonly toast: Toast; readonly count: number } | null>(null);
  const show = useCallback(
    (toast: Toast) => setShown((before) => ({ toast, count: (before?.count ?? 0) + 1 })),
    [],
  );
  const close = useCallback(() => setShown(null), []);
  const part = toastPart.usePart(shown !== null);
  return (
    <ToastContext.Provider value={show}>
      {children}
      {shown && part.kind === 'ready' && (
        <part.value.ToastView key={shown.count} {...shown.toast} onClose={close} />
      )}
    </ToastContext.Provider>
  );
}

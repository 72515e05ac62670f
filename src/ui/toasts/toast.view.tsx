import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { tw } from '#theme/sheet.ts';
import { heightOfBars } from '../overlay/foot-bars.ts';
import { Notice } from '../states/notice.tsx';
import type { Toast, ToastKind } from './use-toast.ts';

const SHOWN_MS = 3_000;

const TONES = {
  success: 'positive',
  error: 'negative',
  info: 'info',
  warning: 'warning',
} as const satisfies Record<ToastKind, string>;

/**
 * A toast over everything, open dialogs too. It stays as long as the pointer is on it. A status, as it stands outside the
 * landmarks of its page; not a live one, as its notice is announced from the page's own live region.
 */
export function ToastView({ kind, sentence, onClose }: Toast & { readonly onClose: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  const [isHeld, setHeld] = useState(false);
  useLayoutEffect(() => {
    const toast = box.current;
    toast?.showPopover();
    const height = toast ? heightOfBars(toast) : 0;
    if (height > 0) toast?.style.setProperty('--v-bars', `${height}px`);
  }, []);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(onClose, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isHeld, onClose]);
  return (
    <div
      ref={box}
      popover="manual"
      role="status"
      aria-live="off"
      data-toast={kind}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      className={tw(
        'fixed inset-auto bottom-[max(var(--u)*5+env(safe-area-inset-bottom),max(var(--v-banner,0px),var(--v-bars,0px))+var(--u))] left-1/2 [transform:translateX(-50%)] m-0 p-0 border-0 w-max max-w-[min(calc(100%-var(--u)*2),var(--u)*32)] bg-transparent text-ink overflow-visible',
      )}
    >
      <div className={tw('rounded bg-raised shadow')}>
        <Notice tone={TONES[kind]} title={sentence} />
      </div>
    </div>
  );
}

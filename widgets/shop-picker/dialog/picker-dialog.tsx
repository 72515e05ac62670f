import type { ReactNode } from 'react';
import { tw } from '#theme/sheet.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';

/** Over the whole window of a phone; from there on as other dialogs, 1024 px wide at most. */
const BOX_CLASSES =
  'm-auto w-full h-full max-h-[100dvh] rounded-none md:w-[calc(100%-var(--u)*2)] md:h-auto md:max-h-[calc(100dvh-var(--u)*2)] md:rounded bg-surface text-ink shadow overflow-hidden';

interface PickerDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The dialog in which a shop is chosen. */
export function PickerDialog({ isOpen, children, ...rest }: PickerDialogProps) {
  return (
    <Dialog open={isOpen} boxClasses={BOX_CLASSES} {...rest}>
      {/* The element that opens it may be as narrow as a button: the cards follow the room that there is here. */}
      <div className={tw('[container-type:inline-size]')}>{children}</div>
    </Dialog>
  );
}

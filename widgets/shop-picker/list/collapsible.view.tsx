import { useState, type ReactNode } from 'react';
import { tw } from '#theme/sheet.ts';
import { Heading } from '#ui/heading.tsx';
import { ExpandIcon } from '#ui/icons/direction-icons.tsx';

/** A part of the page that folds away behind its heading. What is in it is drawn when it is first open. */
export function Collapsible({
  title,
  note,
  isOpen,
  children,
}: {
  readonly title: string;
  readonly note?: string;
  /** At first. */
  readonly isOpen: boolean;
  readonly children: ReactNode;
}) {
  const [isShown, setShown] = useState(isOpen);
  return (
    <details
      open={isShown}
      onToggle={(event) => setShown(event.currentTarget.open)}
      className={tw('border-t border-line')}
    >
      <summary className={tw('flex items-center gap-3 min-h-control py-3 cursor-pointer list-none')}>
        <Heading variant="title">{title}</Heading>
        {note && <span className={tw('text-muted whitespace-nowrap')}>{note}</span>}
        <ExpandIcon className={`ml-auto w-5 h-5 text-muted ${isShown ? 'rotate-180' : ''}`} />
      </summary>
      {isShown && <div className={tw('pt-2 pb-8')}>{children}</div>}
    </details>
  );
}

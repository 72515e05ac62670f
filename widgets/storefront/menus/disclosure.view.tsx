import { useCallback, useId, useRef, useState, type ReactNode } from 'react';
import { tw } from '#theme/sheet.ts';
import { ExpandIcon } from '#ui/icons/direction-icons.tsx';
import { useDismissal } from './use-dismissal.ts';

/**
 * The look of a place in a menu that lies on a ground of its own: underlined, or in a company's rounded menu ringed; a
 * ring leaves the ground as it is, and with it the contrast of the words.
 */
export function menuPlace(isCurrent: boolean): string {
  const marked =
    'decoration-1 [text-decoration-line:var(--v-menu-line,underline)] [box-shadow:var(--v-menu-ring,none)]';
  return `inline-flex items-center gap-1 min-h-target px-[var(--v-menu-pad,0px)] rounded-[var(--v-menu-radius,0px)] underline-offset-8 ${
    isCurrent
      ? marked
      : 'hover:decoration-1 hover:[text-decoration-line:var(--v-menu-line,underline)] hover:[box-shadow:var(--v-menu-ring,none)]'
  }`;
}

interface DisclosureProps {
  /** The button's words. */
  readonly label: ReactNode;
  /** Its name, where that is more than its words. */
  readonly name?: string | undefined;
  readonly align?: 'left' | 'right';
  readonly children: ReactNode;
}

/** A button that shows a list of links below itself. */
export function Disclosure({ label, name, align = 'left', children }: DisclosureProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const close = useCallback(() => setOpen(false), []);
  useDismissal(isOpen, close, frame, panel);
  return (
    <div ref={frame} className={tw('relative')}>
      <button
        type="button"
        aria-label={name}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className={tw(menuPlace(false))}
      >
        {label}
        <ExpandIcon className={`w-4 h-4 transition-transform ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      <div
        id={id}
        ref={panel}
        hidden={!isOpen}
        className={tw(
          `absolute top-full z-30 mt-1 min-w-[calc(var(--u)*14)] max-w-[calc(100vw-var(--u)*2)] py-2 rounded-[var(--v-menu-radius,var(--v-radius))] bg-raised text-ink shadow ${
            align === 'right' ? 'right-0' : 'left-0'
          }`,
        )}
      >
        {children}
      </div>
    </div>
  );
}

/** The look of a link or button in the list of a disclosure. */
export const LISTED = 'flex items-center w-full min-h-target px-5 py-2 text-left hover:bg-sunk';

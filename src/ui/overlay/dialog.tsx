import { useEffect, useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { tw } from '#theme/sheet.ts';
import { useTexts } from '../texts.ts';
import { IconButton } from '../actions/button.tsx';
import { CloseIcon } from '../icons/icons.tsx';
import { Below, Heading } from '../heading.tsx';
import { usePageCover } from './cover-page.ts';
import { lockScroll } from './scroll-lock.ts';

interface OverlayProps {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  /** Under the content, always in view. */
  readonly footer?: ReactNode;
  /** For a short matter; the full width is 1024. */
  readonly narrow?: boolean;
  /** Its content changes its height: the top stays where it is, and nothing moves under the pointer. */
  readonly growing?: boolean;
  /** What is asked first takes the focus, where it is there at once: the title is read with it, as the dialog's name. */
  readonly startsAtField?: boolean;
  /** By which Forward and a reload open it again (`useReopening`); absent: they do not. */
  readonly name?: string | undefined;
  /** Twind classes in place of the dialog's own place and size. */
  readonly boxClasses?: string;
  readonly children: ReactNode;
}

/** Browsers without `closedby` need the press on the backdrop told apart from one that began inside. */
function isOnBackdrop(dialog: HTMLDialogElement, event: MouseEvent): boolean {
  if (event.composedPath()[0] !== dialog) return false;
  const box = dialog.getBoundingClientRect();
  const { clientX: x, clientY: y } = event;
  return x < box.left || x > box.right || y < box.top || y > box.bottom;
}

/** Opens and closes the native dialog, which keeps the focus inside and gives it back to the opener. */
function useModal(open: boolean, onClose: () => void, name?: string): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  const cover = usePageCover();
  useEffect(() => {
    close.current = onClose;
  });
  // Before the effects of what is inside, which may have entries of its own over this one.
  useLayoutEffect(
    () => (open ? cover?.coverPage(() => close.current(), name) : undefined),
    [open, cover, name],
  );
  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    if (!element.open) element.showModal();
    const unlock = lockScroll(element.ownerDocument);
    const press = (event: MouseEvent) => {
      if (isOnBackdrop(element, event)) close.current();
    };
    const cancel = (event: Event) => {
      event.preventDefault();
      close.current();
    };
    element.addEventListener('mousedown', press);
    element.addEventListener('cancel', cancel);
    return () => {
      element.removeEventListener('mousedown', press);
      element.removeEventListener('cancel', cancel);
      unlock();
      if (element.open) element.close();
    };
  }, [open]);
  return dialog;
}

const GROWING_CLASSES =
  'mx-auto mt-[10dvh] mb-0 w-[calc(100%-var(--u)*2)] max-h-[calc(90dvh-var(--u))] rounded bg-surface text-ink shadow overflow-hidden';
const BOX_CLASSES = {
  dialog:
    'm-auto w-[calc(100%-var(--u)*2)] max-h-[calc(100dvh-var(--u)*2)] rounded bg-surface text-ink shadow overflow-hidden',
  drawer:
    'm-0 ml-auto w-full max-w-drawer h-full max-h-[100dvh] rounded-none bg-surface text-ink shadow overflow-hidden',
} as const;

function Overlay({
  kind,
  open,
  title,
  onClose,
  name,
  footer,
  narrow = false,
  growing = false,
  startsAtField = false,
  boxClasses = growing ? GROWING_CLASSES : BOX_CLASSES[kind],
  children,
}: OverlayProps & { readonly kind: keyof typeof BOX_CLASSES }) {
  const { t } = useTexts();
  const dialog = useModal(open, onClose, name);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (!open) return;
    const field = startsAtField ? dialog.current?.querySelector<HTMLElement>('input') : null;
    (field ?? heading.current)?.focus();
  }, [open, startsAtField, dialog]);
  return (
    <dialog
      ref={dialog}
      part={kind}
      data-drawer={kind === 'drawer' ? '' : undefined}
      aria-labelledby={titleId}
      className={tw(
        `open:flex flex-col ${boxClasses} ${kind === 'dialog' ? (narrow ? 'max-w-reading' : 'max-w-dialog') : ''}`,
      )}
    >
      {open && (
        <div className={tw('flex-auto min-h-0 flex flex-col')}>
          <div className={tw('flex items-center justify-between gap-4 pl-6 pr-3 py-3 border-b border-line')}>
            <Heading variant="title" id={titleId} focusRef={heading}>
              {title}
            </Heading>
            <IconButton label={t('common:close')} onPress={onClose}>
              <CloseIcon />
            </IconButton>
          </div>
          <div className={tw('flex-auto min-h-0 overflow-y-auto overscroll-contain p-6')}>
            <Below>{children}</Below>
          </div>
          {footer && <div className={tw('px-6 py-4 border-t border-line')}>{footer}</div>}
        </div>
      )}
    </dialog>
  );
}

/** A modal dialog, at most 1024 wide. Its name is its title, which takes the focus. */
export function Dialog(props: OverlayProps) {
  return <Overlay kind="dialog" {...props} />;
}

/** A panel of 400 from the side; modal likewise. */
export function Drawer(props: OverlayProps) {
  return <Overlay kind="drawer" {...props} />;
}

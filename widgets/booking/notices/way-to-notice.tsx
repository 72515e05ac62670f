import { useEffect, useRef, useState, type RefObject } from 'react';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { useAnnounce } from '#ui/announcer.tsx';
import { ExpandIcon } from '#ui/icons/direction-icons.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { Placed } from './steady/use-steady-place.ts';

/** Whether a notice stands above what is on the screen, until it has been seen; one that waits stands nowhere. */
function useIsAbove(notice: RefObject<HTMLElement | null>, isWaiting: boolean): boolean {
  const [isAbove, setAbove] = useState(false);
  useEffect(() => {
    const element = notice.current;
    if (!element || isWaiting) return;
    const head = getComputedStyle(element).scrollMarginTop;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        const { isIntersecting, boundingClientRect, rootBounds } = entry;
        setAbove(!isIntersecting && boundingClientRect.top < (rootBounds?.top ?? 0));
        if (isIntersecting) observer.disconnect();
      },
      { rootMargin: `-${head} 0px 0px`, threshold: 0.5 },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [notice, isWaiting]);
  return isAbove;
}

/** Between a bar over the page and where what takes the focus begins: one line, which lies over neither. */
const BELOW_BAR =
  'top-[max(calc(var(--u)*.5),calc(var(--v-head,calc(var(--u)*4.125))-calc(var(--u)*2.625)))]';

interface WayToNoticeProps {
  readonly notice: RefObject<HTMLElement | null>;
  readonly placed: Placed;
  readonly title: string;
  /** What the button shows of it: one line, in which nothing is cut. */
  readonly brief: string;
}

/**
 * A notice that came above what is on the screen, or that waits for a place, is said, and a button over the page leads to it: nothing moves that is about
 * to be pressed.
 */
export function WayToNotice({ notice, placed, title, brief }: WayToNoticeProps) {
  const announce = useAnnounce();
  const isAbove = useIsAbove(notice, placed.isWaiting);
  const isOffered = isAbove || placed.isWaiting;
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOffered) return;
    // Over the page whatever stands around the element: no ancestor moves or clips it.
    shown.current?.showPopover();
    announce(title);
  }, [isOffered, title, announce]);
  if (!isOffered) return null;
  return (
    <div
      ref={shown}
      popover="manual"
      className={tw(
        `fixed inset-x-0 bottom-auto ${BELOW_BAR} justify-center w-full px-5 py-0 border-0 bg-[transparent] text-ink overflow-visible pointer-events-none [&:popover-open]:flex print:!hidden`,
      )}
    >
      <Button
        variant="small"
        className="pointer-events-auto max-w-full !min-h-[calc(var(--u)*1.75)] !py-0 !px-4 text-caption bg-raised shadow"
        onPress={placed.show}
      >
        <ExpandIcon className="w-4 h-4 shrink-0 rotate-180" />
        <span className={tw('min-w-0 truncate')}>{brief}</span>
        <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
      </Button>
    </div>
  );
}

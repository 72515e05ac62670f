import { useEffect, useRef, useState, type RefObject } from 'react';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { useAnnounce } from '#ui/announcer.tsx';
import { focusInView } from '#ui/focus/focus-in-view.ts';
import { ExpandIcon } from '#ui/icons/direction-icons.tsx';

/** Whether a notice stands above what is on the screen, until it has been seen. */
function useIsAbove(notice: RefObject<HTMLElement | null>): boolean {
  const [isAbove, setAbove] = useState(false);
  useEffect(() => {
    const element = notice.current;
    if (!element) return;
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
  }, [notice]);
  return isAbove;
}

interface WayToNoticeProps {
  readonly notice: RefObject<HTMLElement | null>;
  readonly title: string;
}

/**
 * A notice that came above what is on the screen is said, and a button over the page leads to it: nothing moves that is about
 * to be pressed.
 */
export function WayToNotice({ notice, title }: WayToNoticeProps) {
  const announce = useAnnounce();
  const isAbove = useIsAbove(notice);
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isAbove) return;
    // Over the page whatever stands around the element: no ancestor moves or clips it.
    shown.current?.showPopover();
    announce(title);
  }, [isAbove, title, announce]);
  if (!isAbove) return null;
  return (
    <div
      ref={shown}
      popover="manual"
      className={tw(
        'fixed inset-x-0 bottom-auto top-head justify-center w-full px-5 border-0 bg-[transparent] text-ink pointer-events-none [&:popover-open]:flex print:!hidden',
      )}
    >
      <Button
        variant="small"
        className="pointer-events-auto max-w-full bg-raised shadow"
        onPress={() => focusInView(notice.current)}
      >
        <ExpandIcon className="w-4 h-4 shrink-0 rotate-180" />
        <span className={tw('min-w-0 truncate')}>{title}</span>
      </Button>
    </div>
  );
}

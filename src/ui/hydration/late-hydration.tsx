import { Suspense, use, useCallback, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { useIsHydrating } from '../loading/use-hydration.ts';
import { useTexts } from '../texts.ts';
import { LateParts, type Until } from './late-parts.ts';

/** Marks parts that may wait for the server that sends them. */
export const LATE_ATTRIBUTE = 'data-late';

interface StartedProps {
  readonly started: Promise<void> | null;
  readonly onHydrated: () => void;
  readonly children: ReactNode;
}

function Started({ started, onHydrated, children }: StartedProps) {
  const isHydrating = useIsHydrating();
  if (isHydrating && started) use(started);
  useEffect(onHydrated, [onHydrated]);
  return children;
}

interface LateHydrationProps {
  readonly className?: string;
  readonly until?: Until;
  /** It has to change by itself: it is hydrated at once. */
  readonly hydratesNow?: boolean | undefined;
  readonly children: ReactNode;
}

/**
 * A part of the page that a server has sent whole, and whose code is asked for when the part is wanted. Until then its markup stands,
 * its links work, and a press waits for its code. It is hydrated as it was when the page was; in another language it is drawn anew.
 */
export function LateHydration(props: LateHydrationProps) {
  const { locale } = useTexts();
  return <LatePart key={locale} {...props} />;
}

function LatePart({ className, until = 'seen', hydratesNow = false, children }: LateHydrationProps) {
  const part = useRef<HTMLDivElement>(null);
  const keepPart = useContext(LateParts);
  const isHydrating = useIsHydrating();
  const [isWaiting, setWaiting] = useState(keepPart !== null && isHydrating);
  const [{ promise, resolve }] = useState(() => Promise.withResolvers<void>());
  const release = useRef(() => {});
  // What was typed is told before anything is drawn again: a field would lose it.
  const onHydrated = useCallback(() => {
    release.current();
    setWaiting(false);
  }, []);
  const shown = (
    <Suspense>
      <Started started={isWaiting ? promise : null} onHydrated={onHydrated}>
        {children}
      </Started>
    </Suspense>
  );
  // Anything else that it is given meanwhile would have React draw it anew.
  const [first] = useState(shown);
  useEffect(() => {
    if (!isWaiting || !keepPart || !part.current) return;
    const end = keepPart(part.current, until, resolve);
    const endOnce = () => {
      release.current = () => {};
      end();
    };
    release.current = endOnce;
    return () => {
      if (release.current === endOnce) endOnce();
    };
  }, [isWaiting, keepPart, until, resolve]);
  useEffect(() => {
    if (hydratesNow) resolve();
  }, [hydratesNow, resolve]);
  return (
    <div ref={part} className={className} {...{ [LATE_ATTRIBUTE]: '' }}>
      {isWaiting ? first : shown}
    </div>
  );
}

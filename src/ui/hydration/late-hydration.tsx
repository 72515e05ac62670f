import {
  Suspense,
  use,
  useContext,
  useEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { useIsHydrating } from '../loading/use-hydration.ts';
import { CanHydrateLate } from './can-hydrate-late.ts';
import { keepPresses } from './keep-presses.ts';
import { replayInput, suppressReactReplay } from './replay-input.ts';
import { replayPresses } from './replay-presses.ts';

/** Has a page's rules that go with such parts sent along by its server. */
export const LATE_ATTRIBUTE = 'data-late';

const TOUCHES = ['pointerdown', 'keydown', 'focusin', 'click'];

/** When the code of a part is asked for: once it is seen or touched, or not before it is touched. */
type Until = 'seen' | 'touched';

/** Calls once a part is wanted. The result ends that. */
function whenWanted(root: Node, part: Element, until: Until, act: () => void): () => void {
  const touch = (event: Event) => event.composedPath().includes(part) && act();
  const sight = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && act());
  if (until === 'seen') sight.observe(part);
  for (const kind of TOUCHES) root.addEventListener(kind, touch, true);
  return () => {
    sight.disconnect();
    for (const kind of TOUCHES) root.removeEventListener(kind, touch, true);
  };
}

/** Has a part of a server's markup stand as it is until it is wanted, and keeps what is pressed and typed there. */
function useLateStart(part: RefObject<Element | null>, until: Until | null, start: () => void): void {
  useEffect(() => {
    const element = part.current;
    if (!element || !until) return;
    const root = element.getRootNode();
    const ends = [whenWanted(root, element, until, start)];
    keepPresses(root, element);
    ends.push(suppressReactReplay(root, element));
    return () => {
      for (const end of ends) end();
      if (element.isConnected) replayInput(element);
      else replayPresses(element, false);
    };
  }, [part, until, start]);
}

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
  readonly children: ReactNode;
}

/**
 * A part of the page that a server has sent whole, and whose code is asked for when the part is wanted. Until then its markup stands, its links work, and a press waits for its code. It is hydrated as it was when the page was.
 */
export function LateHydration({ className, until = 'seen', children }: LateHydrationProps) {
  const part = useRef<HTMLDivElement>(null);
  const isPossible = useContext(CanHydrateLate);
  const isHydrating = useIsHydrating();
  const [isWaiting, setWaiting] = useState(isPossible && isHydrating);
  const [{ promise, resolve }] = useState(() => Promise.withResolvers<void>());
  const [onHydrated] = useState(() => () => setWaiting(false));
  const shown = (
    <Suspense>
      <Started started={isWaiting ? promise : null} onHydrated={onHydrated}>
        {children}
      </Started>
    </Suspense>
  );
  // Anything else that it is given meanwhile would have React draw it anew.
  const [first] = useState(shown);
  useLateStart(part, isWaiting ? until : null, resolve);
  return (
    <div ref={part} className={className} {...{ [LATE_ATTRIBUTE]: '' }}>
      {isWaiting ? first : shown}
    </div>
  );
}

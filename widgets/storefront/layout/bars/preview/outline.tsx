import { useLayoutEffect, useRef, useState } from 'react';
import { tw } from '#theme/sheet.ts';

interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function frameOf(element: Element): Frame {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

/** The one that is there already, where it is the same: nothing is drawn anew then. */
function sameOr(now: Frame | null, next: Frame | null): Frame | null {
  const isSame =
    now && next && Object.entries(next).every(([side, value]) => Reflect.get(now, side) === value);
  return isSame ? now : next;
}

/** A frame around what is found in the root, wherever it goes; with `isShown` it is brought into view as it comes. */
export function Outline({
  find,
  isShown,
}: {
  readonly find: ((root: ShadowRoot) => Element | null) | null;
  readonly isShown: boolean;
}) {
  const place = useRef<HTMLDivElement>(null);
  const [frame, setFrame] = useState<Frame | null>(null);
  useLayoutEffect(() => {
    const root = place.current?.getRootNode();
    const view = place.current?.ownerDocument.defaultView;
    if (find === null || !(root instanceof ShadowRoot) || !view) return setFrame(null);
    let turn = 0;
    let shown: Element | null = null;
    const follow = () => {
      // Pages and their parts come and go.
      const found = find(root);
      if (isShown && found !== null && found !== shown) found.scrollIntoView({ block: 'nearest' });
      shown = found;
      setFrame((now) => sameOr(now, found && frameOf(found)));
      turn = view.requestAnimationFrame(follow);
    };
    follow();
    return () => view.cancelAnimationFrame(turn);
  }, [find, isShown]);
  return (
    <div ref={place} aria-hidden="true">
      {frame && (
        <div
          className={tw('fixed z-50 pointer-events-none rounded border-[3px] border-[#2563eb]')}
          style={{ ...frame }}
        />
      )}
    </div>
  );
}

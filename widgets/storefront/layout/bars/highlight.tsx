import { useLayoutEffect, useRef, useState } from 'react';
import { useStore } from '@nanostores/react';
import type { PreviewSession } from '#stores/preview/preview-session.ts';
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

/** A frame around the first thing on the page that has a CSS part, wherever it goes; it is brought into view as it comes. */
export function Highlight({ $part }: { readonly $part: PreviewSession['$highlighted'] }) {
  const part = useStore($part);
  const place = useRef<HTMLDivElement>(null);
  const [frame, setFrame] = useState<Frame | null>(null);
  useLayoutEffect(() => {
    const root = place.current?.getRootNode();
    const view = place.current?.ownerDocument.defaultView;
    if (part === null || !(root instanceof ShadowRoot) || !view) return setFrame(null);
    let turn = 0;
    let shown: Element | null = null;
    const follow = () => {
      // Pages and their parts come and go.
      const found = root.querySelector(`[part~="${part}"]`);
      if (found !== null && found !== shown) found.scrollIntoView({ block: 'nearest' });
      shown = found;
      setFrame((now) => sameOr(now, found && frameOf(found)));
      turn = view.requestAnimationFrame(follow);
    };
    follow();
    return () => view.cancelAnimationFrame(turn);
  }, [part]);
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

import { useLayoutEffect, useRef, useState } from 'react';
import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import { tw } from '#theme/sheet.ts';

interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A frame around the first thing on the page that has a CSS part, wherever it goes, brought into view once. */
export function Highlight({ $part }: { readonly $part: ReadableAtom<string | null> }) {
  const part = useStore($part);
  const place = useRef<HTMLDivElement>(null);
  const [frame, setFrame] = useState<Frame | null>(null);
  useLayoutEffect(() => {
    setFrame(null);
    const root = place.current?.getRootNode();
    const view = place.current?.ownerDocument.defaultView;
    if (part === null || !(root instanceof ShadowRoot) || !view) return;
    const found = root.querySelector(`[part~="${part}"]`);
    if (found === null) return;
    found.scrollIntoView({ block: 'nearest' });
    let turn = 0;
    const follow = () => {
      const { left, top, width, height } = found.getBoundingClientRect();
      setFrame((now) =>
        now?.left === left && now.top === top && now.width === width && now.height === height
          ? now
          : { left, top, width, height },
      );
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

import { useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from '@nanostores/react';
import { settingsOfPart } from '#domain/preview/part-settings.ts';
import type { Route } from '#domain/site/routes.ts';
import type { PreviewSession } from '#stores/preview/preview-session.ts';
import { Outline } from './outline.tsx';

interface Found {
  readonly element: Element;
  readonly part: string;
  readonly settings: readonly string[];
}

/** What is pointed at, or lies around it, and has settings of its own: of its parts the one that says most of it. */
function pointedAt(target: EventTarget | null, page: Route['kind'] | null): Found | null {
  if (!(target instanceof Element)) return null;
  for (let element: Element | null = target; element; element = element.parentElement) {
    // The names of what is special come after those of all of its kind.
    for (const part of [...element.part].toReversed()) {
      const settings = settingsOfPart(part, page);
      if (settings) return { element, part, settings };
    }
  }
  return null;
}

const PRESSES = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click', 'auxclick', 'submit'] as const;

/** While a back office has its people point, what is pressed is told to it in place of what it does, by keyboard too. */
export function Pointing({
  session,
  page,
}: {
  readonly session: PreviewSession;
  readonly page: Route['kind'] | null;
}) {
  const isPointing = useStore(session.$isPointing);
  const place = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<Found | null>(null);
  useEffect(() => {
    const root = place.current?.getRootNode();
    if (!isPointing || !(root instanceof ShadowRoot)) return undefined;
    const over = ({ target }: Event) => {
      const found = pointedAt(target, page);
      setPointed((now) => (now?.element === found?.element ? now : found));
    };
    const press = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      const found = event.type === 'click' ? pointedAt(event.target, page) : null;
      if (found) session.tell({ kind: 'point', part: found.part, settings: found.settings });
    };
    const options = { capture: true };
    root.addEventListener('pointerover', over, options);
    root.addEventListener('focusin', over, options);
    for (const type of PRESSES) root.addEventListener(type, press, options);
    return () => {
      setPointed(null);
      root.removeEventListener('pointerover', over, options);
      root.removeEventListener('focusin', over, options);
      for (const type of PRESSES) root.removeEventListener(type, press, options);
    };
  }, [isPointing, session, page]);
  const element = pointed?.element ?? null;
  const find = useMemo(() => (element ? () => (element.isConnected ? element : null) : null), [element]);
  return (
    <div ref={place}>
      <Outline find={find} isShown={false} />
    </div>
  );
}

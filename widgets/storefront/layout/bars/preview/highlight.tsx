import { useMemo } from 'react';
import { useStore } from '@nanostores/react';
import type { PreviewSession } from '#stores/preview/preview-session.ts';
import { Outline } from './outline.tsx';

/** A frame around the first thing on the page that has a CSS part. */
export function Highlight({ $part }: { readonly $part: PreviewSession['$highlighted'] }) {
  const part = useStore($part);
  const find = useMemo(
    () => (part === null ? null : (root: ShadowRoot) => root.querySelector(`[part~="${part}"]`)),
    [part],
  );
  return <Outline find={find} isShown />;
}

import { useEffect, useRef } from 'react';
import { useStore } from '@nanostores/react';
import type { PreviewSession } from '#stores/preview/preview-session.ts';

/**
 * Has the page in light or dark as if its visitor preferred that, as far as the company leaves it to them. What a server has said of the
 * page holds no longer: it was of the draft of then.
 */
export function PreferredScheme({ $scheme }: { readonly $scheme: PreviewSession['$scheme'] }) {
  const scheme = useStore($scheme);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { style } = place.current?.ownerDocument.documentElement ?? {};
    if (!style) return undefined;
    style.colorScheme = scheme ?? 'light dark';
    return () => {
      style.colorScheme = '';
    };
  }, [scheme]);
  return <div ref={place} hidden />;
}

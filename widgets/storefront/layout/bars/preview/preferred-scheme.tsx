import { useEffect, useRef } from 'react';
import { useStore } from '@nanostores/react';
import type { PreviewSession } from '#stores/preview/preview-session.ts';

/** Has the page in light or dark as if its visitor preferred that, as far as the company leaves it to them. */
export function PreferredScheme({ $scheme }: { readonly $scheme: PreviewSession['$scheme'] }) {
  const scheme = useStore($scheme);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { style } = place.current?.ownerDocument.documentElement ?? {};
    if (!style || scheme === null) return undefined;
    style.colorScheme = scheme;
    return () => {
      style.colorScheme = '';
    };
  }, [scheme]);
  return <div ref={place} hidden />;
}

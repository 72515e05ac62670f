import { useEffect, useRef } from 'react';

const withoutFragment = (address: string) => address.split('#')[0];

/** A link that would load the frame anew, and has to open apart; null: the page follows it by itself, or stays. */
export function leavingLink(event: Event): HTMLAnchorElement | null {
  if (event.defaultPrevented || !(event.target instanceof Element)) return null;
  const link = event.target.closest('a[href]');
  if (!(link instanceof HTMLAnchorElement) || !/^https?:$/.test(link.protocol)) return null;
  if (link.target !== '' && link.target !== '_self') return null;
  return withoutFragment(link.href) === withoutFragment(link.baseURI) ? null : link;
}

/** What leaves the site would leave its frame empty, as only a preview may be shown there: it opens in a tab of its own. */
export function LeavingLinks() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = place.current?.getRootNode();
    if (!(root instanceof ShadowRoot)) return undefined;
    // After all else that follows a link.
    const press = (event: Event) => {
      const link = leavingLink(event);
      if (link) Object.assign(link, { target: '_blank', rel: 'noopener' });
    };
    root.addEventListener('click', press);
    return () => root.removeEventListener('click', press);
  }, []);
  return <div ref={place} />;
}

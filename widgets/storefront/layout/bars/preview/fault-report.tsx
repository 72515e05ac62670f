import { useEffect, useRef } from 'react';
import type { Company } from '#domain/company/company.ts';
import type { CssFault } from '#domain/preview/preview-report.ts';
import type { Site } from '#stores/site.ts';
import type { PreviewSession } from '#stores/preview/preview-session.ts';
import { contrastFaults } from '#theme/colour/contrast-faults.ts';
import { overflowFaults } from './overflow-faults.ts';

/** Milliseconds after which a page is looked at again: lists and pictures come after it, and colours are dragged. */
const REST = 600;

/** What of the company's own CSS is not applied. */
async function cssFault(
  text: string | undefined,
  view: Window & typeof globalThis,
): Promise<CssFault | null> {
  if (!text) return null;
  // Without the code nothing is told of it.
  const code = await import('#theme/custom-css/left-out.ts').catch(() => null);
  return code && code.leftOut(text, view);
}

/** Tells the back office what of the page does not read or does not fit, each time that this is something else. */
export function FaultReport({
  session,
  $theme,
  company,
  page,
}: {
  readonly session: PreviewSession;
  readonly $theme: Site['company']['$theme'];
  /** Another one where its texts or layouts are. */
  readonly company: Company;
  /** Another one with each page that is shown. */
  readonly page: string;
}) {
  const place = useRef<HTMLDivElement>(null);
  const told = useRef('');
  useEffect(() => {
    const root = place.current?.getRootNode();
    const view = place.current?.ownerDocument.defaultView;
    if (!(root instanceof ShadowRoot) || !view) return undefined;
    let isOver = false;
    const look = async () => {
      const css = await cssFault($theme.get()?.customCss, view);
      if (isOver) return;
      const faults = { contrast: contrastFaults($theme.get() ?? {}), overflow: overflowFaults(root), css };
      const words = JSON.stringify(faults);
      if (words === told.current) return;
      told.current = words;
      session.tell({ kind: 'faults', ...faults });
    };
    let timer = view.setTimeout(() => void look(), REST);
    const later = () => {
      view.clearTimeout(timer);
      timer = view.setTimeout(() => void look(), REST);
    };
    const observer = new ResizeObserver(later);
    observer.observe(root.host);
    const stop = $theme.listen(later);
    return () => {
      isOver = true;
      stop();
      observer.disconnect();
      view.clearTimeout(timer);
    };
  }, [session, $theme, company, page]);
  return <div ref={place} hidden />;
}

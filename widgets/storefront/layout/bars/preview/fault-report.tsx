import { useEffect, useRef } from 'react';
import type { Company } from '#domain/company/company.ts';
import type { PreviewSession } from '#stores/preview/preview-session.ts';
import { contrastFaults } from '#theme/colour/contrast-faults.ts';
import { overflowFaults } from './overflow-faults.ts';

/** Milliseconds after which a page is looked at again: lists and pictures come after it, and colours are dragged. */
const REST = 600;

/** Tells the back office what of the page does not read or does not fit, each time that this is something else. */
export function FaultReport({
  session,
  company,
  page,
}: {
  readonly session: PreviewSession;
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
    const look = () => {
      const faults = { contrast: contrastFaults(company.theme), overflow: overflowFaults(root) };
      const words = JSON.stringify(faults);
      if (words === told.current) return;
      told.current = words;
      session.tell({ kind: 'faults', ...faults });
    };
    let timer = view.setTimeout(look, REST);
    const later = () => {
      view.clearTimeout(timer);
      timer = view.setTimeout(look, REST);
    };
    const observer = new ResizeObserver(later);
    observer.observe(root.host);
    return () => {
      observer.disconnect();
      view.clearTimeout(timer);
    };
  }, [session, company, page]);
  return <div ref={place} hidden />;
}

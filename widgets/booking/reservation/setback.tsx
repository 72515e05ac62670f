import { useEffect, useRef } from 'react';
import type { Service } from '#domain/catalogue/catalogue.ts';
import type { VisitStage } from '#stores/visit/visit.ts';
import { tw } from '#theme/sheet.ts';
import { focusInView } from '#ui/focus/focus-in-view.ts';
import { SetbackView, type SetbackProps, type ShownSetback } from './setback.view.tsx';

function setbackOf(stage: VisitStage): ShownSetback | null {
  if (stage.kind !== 'choosing' || !stage.setback) return null;
  const { setback } = stage;
  return 'problem' in setback ? { ...setback, message: setback.problem.message } : setback;
}

/** The service whose withdrawal the visitor has just met. */
export function withdrawnIn(stage: VisitStage): Service | null {
  const setback = setbackOf(stage);
  return (setback && 'service' in setback && setback.service) || null;
}

/** Why a time is to be chosen again. What was pressed is gone from the grid: the reason takes the focus, and so is read. */
export function Setback({ stage, ...props }: Omit<SetbackProps, 'setback'> & { readonly stage: VisitStage }) {
  const reason = useRef<HTMLDivElement>(null);
  useEffect(() => focusInView(reason.current), [stage]);
  const setback = setbackOf(stage);
  if (!setback) return null;
  return (
    <div ref={reason} tabIndex={-1} className={tw('mb-8 rounded scroll-mt-head')}>
      <SetbackView {...props} setback={setback} />
    </div>
  );
}

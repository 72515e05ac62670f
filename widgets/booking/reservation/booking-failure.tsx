import { useEffect, useRef } from 'react';
import type { Service } from '#domain/catalogue/catalogue.ts';
import type { VisitPlan, VisitStage } from '#stores/visit/visit.ts';
import { tw } from '#theme/sheet.ts';
import { useTexts } from '#ui/texts.ts';
import { focusInView } from '#ui/focus/focus-in-view.ts';
import { BookingFailureView, type BookingFailureProps, type ShownFailure } from './booking-failure.view.tsx';

function failureOf(
  stage: VisitStage,
  { services }: Pick<VisitPlan, 'services'> = ALONE,
): ShownFailure | null {
  if (stage.kind !== 'choosing' || !stage.failure) return null;
  const { failure } = stage;
  if ('problem' in failure) return { ...failure, message: failure.problem.message };
  const of =
    services.length > 1 ? services.find(({ service }) => service.id === failure.serviceId) : undefined;
  return { ...failure, of: of?.service };
}

const ALONE = { services: [] };

/** The service whose withdrawal the visitor has just met. */
export function withdrawnIn(stage: VisitStage): Service | null {
  const failure = failureOf(stage);
  return (failure && 'service' in failure && failure.service) || null;
}

/** What is wrong with a choice of the visit, which stands apart from the times: whoever was chosen is gone. */
export function useFaultOfChoice(stage: VisitStage): string | null {
  const { t } = useTexts();
  const isGone = failureOf(stage)?.kind === 'practitioner-gone';
  return isGone ? t('reservation:failure.practitioner-gone.title') : null;
}

/** Why a time is to be chosen again. What was pressed is gone from the grid: the reason takes the focus, and so is read. */
export function BookingFailureNotice({
  stage,
  plan,
  ...props
}: Omit<BookingFailureProps, 'failure'> & { readonly stage: VisitStage; readonly plan: VisitPlan }) {
  const reason = useRef<HTMLDivElement>(null);
  useEffect(() => focusInView(reason.current), [stage]);
  const failure = failureOf(stage, plan);
  if (!failure) return null;
  return (
    <div ref={reason} tabIndex={-1} className={tw('mb-8 rounded scroll-mt-head')}>
      <BookingFailureView {...props} failure={failure} />
    </div>
  );
}

import type { VisitStage } from '#stores/visit/visit.ts';
import type { Site } from '#stores/site.ts';
import { textIn } from '#domain/locale.ts';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { useTexts } from '#ui/texts.ts';
import { GoneNotice, LinkNotice } from './link-notice.tsx';
import { withdrawnIn } from './booking-failure.tsx';
import { useStepFocus } from '#ui/focus/use-step-focus.ts';

/** Nothing is left to book; why, where that was just learnt. */
export function EmptyVisit({
  site,
  stage,
  onLeave,
}: {
  readonly site: Site;
  readonly stage: VisitStage;
  readonly onLeave: () => void;
}) {
  const { locale, t } = useTexts();
  const heading = useStepFocus('empty');
  const withdrawn = withdrawnIn(stage);
  return (
    <>
      <LinkNotice site={site} />
      {!withdrawn && <GoneNotice site={site} />}
      <EmptyState
        title={
          withdrawn
            ? t('reservation:refused.not-bookable', { name: textIn(locale, withdrawn.name) })
            : t('reservation:visit.empty')
        }
        text={t('reservation:visit.emptyHint')}
        action={<Button onPress={onLeave}>{t('reservation:visit.choose')}</Button>}
        focusRef={heading}
      />
    </>
  );
}

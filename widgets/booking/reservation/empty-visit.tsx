import { useEffect, type ReactNode } from 'react';
import type { VisitStage, VisitStore } from '#stores/visit/visit.ts';
import type { Site } from '#stores/site.ts';
import { textIn } from '#domain/locale.ts';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { useTexts } from '#ui/texts.ts';
import { GoneNotice, LinkNotice } from './link-notice.tsx';
import { withdrawnIn } from './booking-failure.tsx';
import { useStepFocus } from '#ui/focus/use-step-focus.ts';

/** A link to a step of somebody else's visit has nothing to show here: the services come first. */
function useEmptyLink({ start, bookingCart, navigation }: Site): void {
  useEffect(() => {
    const { route, query } = navigation.$place.get();
    if (query.step === undefined || navigation.$steps.get().length > 0) return;
    const leave = () => {
      const isEmpty = bookingCart.$cart.get().serviceIds.length === 0;
      const isStill = navigation.$place.get().query.step === query.step;
      if (isEmpty && isStill) navigation.open(route ?? { kind: 'services' }, {}, { replace: true });
    };
    void start().then(leave);
  }, [start, bookingCart, navigation]);
}

/** Nothing is left to book; why, where that was just learnt. */
export function EmptyVisit({
  site,
  visit,
  stage,
  onLeave,
  children,
}: {
  readonly site: Site;
  readonly visit: VisitStore;
  readonly stage: VisitStage;
  readonly onLeave: () => void;
  /** What else there is to say, first of all. */
  readonly children: ReactNode;
}) {
  const { locale, t } = useTexts();
  const heading = useStepFocus('empty');
  useEmptyLink(site);
  const withdrawn = withdrawnIn(stage);
  return (
    <>
      {children}
      <LinkNotice site={site} />
      {!withdrawn && <GoneNotice site={site} visit={visit} />}
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

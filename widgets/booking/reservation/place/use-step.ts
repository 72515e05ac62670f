import { useEffect, useMemo } from 'react';
import { useStore } from '@nanostores/react';
import type { Appointment } from '#domain/appointments/appointment.ts';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import { checkContact } from '#domain/people/contact-details.ts';
import { reservationStep } from '#domain/reservation/reservation-progress.ts';
import type { ReservationStep } from '#domain/reservation/reservation-step.ts';
import { goToStep } from '#stores/navigation/steps.ts';
import type { Site } from '#stores/site.ts';
import { awaitsVisitor, isHeld } from '#stores/visit/held.ts';
import type { VisitStage, VisitStore } from '#stores/visit/visit.ts';

function isComplete(visit: VisitStore): boolean {
  const { shop } = visit.$plan.get();
  return shop !== null && checkContact(visit.$draft.get(), shop.address.country).kind === 'ok';
}

interface ShownStep {
  /** What is confirmed on the screen; null: nothing is. */
  readonly booked: Appointment | null;
  /** A confirmation is wished for, and it is not known yet whether whoever booked it is there. */
  readonly isAwaited: boolean;
  readonly step: ReservationStep;
  readonly stage: Exclude<VisitStage, { readonly kind: 'extending' }>;
  readonly shop: Shop | null;
}

/** Where the visitor is: by what they wish, as far as the visit has come. The history follows where it has not. */
export function useStep({ navigation, session }: Site, visit: VisitStore, hasShopChoice: boolean): ShownStep {
  const now = useStore(visit.$stage);
  const stage = now.kind === 'extending' ? now.from : now;
  const { shop, services } = useStore(visit.$plan);
  const { query } = useStore(navigation.$place);
  const wished = useStore(navigation.$steps).at(-1) ?? query.step;
  const step = reservationStep(wished, {
    hasShopChoice,
    hasShop: shop !== null,
    isHeld: isHeld(stage),
    isComplete: isComplete(visit),
    isSent: stage.kind === 'confirming' || stage.kind === 'unconfirmed',
  });
  const last = useStore(visit.$lastBooked);
  // Back leads to a confirmation while the next visit is at hand.
  const isRestoring = useStore(session.$session).kind === 'restoring';
  const isWished = wished === 'confirmed' || stage.kind === 'confirmed';
  const shown = stage.kind === 'confirmed' && !isRestoring ? stage.appointment : last;
  const booked = isWished ? shown : null;
  const isAwaited = isRestoring && booked === null && isWished;
  // With nothing in the visit, or all of it booked, something else is shown.
  const isStep = services.length > 0 && booked === null && !isAwaited;
  useEffect(() => {
    if (isStep) goToStep(navigation, step);
  }, [navigation, isStep, step, wished]);
  return { booked, isAwaited, step, stage, shop };
}

/** The visit whose times lead on: to the details, or past them where they are complete. */
export function useOnwardTimes({ navigation }: Site, visit: VisitStore): VisitStore {
  return useMemo(() => {
    const goOn = (stage: VisitStage) => {
      // The visitor may have gone elsewhere while the time was asked for.
      const isThere = navigation.$steps.get().at(-1) === 'time';
      if (awaitsVisitor(stage) && isThere) goToStep(navigation, isComplete(visit) ? 'review' : 'details');
      return stage;
    };
    return {
      ...visit,
      choose: async (date, start) => goOn(await visit.choose(date, start)),
      take: async (alternative) => goOn(await visit.take(alternative)),
      otherTabs: {
        ...visit.otherTabs,
        continueHeld() {
          visit.otherTabs.continueHeld();
          goOn(visit.$stage.get());
        },
        continueHeldWithOwn: async () => goOn(await visit.otherTabs.continueHeldWithOwn()),
      },
    };
  }, [navigation, visit]);
}

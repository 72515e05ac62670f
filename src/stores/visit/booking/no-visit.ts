import { atom, type ReadableAtom } from 'nanostores';
import type { Appointment } from '#domain/appointments/appointment.ts';
import type { ShownBill, VisitPlan, VisitStage } from '../visit.ts';

/** Stand for a visit where there is none: nothing is held, and nothing is priced. */
export const $noStage: ReadableAtom<VisitStage> = atom<VisitStage>({ kind: 'choosing', failure: null });
export const $noBill: ReadableAtom<ShownBill> = atom<ShownBill>({
  codes: [],
  bill: null,
  asking: null,
  refused: null,
});
export const $noPlan: ReadableAtom<VisitPlan> = atom<VisitPlan>({ shop: null, services: [] });
export const $noBooking: ReadableAtom<Appointment | null> = atom<Appointment | null>(null);

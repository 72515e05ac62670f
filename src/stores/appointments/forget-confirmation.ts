import type { Random, TextStorage } from '#platform/ports.ts';
import { fields } from '#platform/wire/read.ts';
import { createVisitMemory } from '../visit/visit-memory.ts';
import type { VisitStore } from '../visit/visit.ts';

interface ConfirmationTools {
  /** Of this tab, and of the company. */
  readonly tab: TextStorage;
  readonly random: Random;
}

/**
 * An appointment that has changed takes its confirmation along, which the tab keeps for whoever goes back or loads it
 * anew. `visit`: the reservation of this tab, where it is open.
 */
export function forgetConfirmation(
  { tab, random }: ConfirmationTools,
  appointmentId: string,
  visit: VisitStore | null,
): void {
  if (visit) return visit.forgetBooked(appointmentId);
  const memory = createVisitMemory(tab, random);
  const { appointment, lastBooked } = memory.get();
  if (fields(lastBooked?.appointment)['id'] === appointmentId) memory.change({ lastBooked: null });
  if (fields(appointment)['id'] === appointmentId) memory.restart();
}

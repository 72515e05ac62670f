import { fields } from '#platform/wire/read.ts';
import type { Site } from '../site.ts';
import { visitFeature } from '../visit/feature.ts';
import { createVisitMemory } from '../visit/visit-record.ts';

/** An appointment that has changed takes its confirmation along, which the tab keeps for whoever goes back or loads it anew. */
export function forgetConfirmation({ opened, keep, ports }: Site, appointmentId: string): void {
  const visit = opened(visitFeature).get();
  if (visit) {
    const stage = visit.$stage.get();
    if (stage.kind === 'confirmed' && stage.appointment.id === appointmentId) visit.restart();
    return;
  }
  const memory = createVisitMemory(keep.tab, ports.chance);
  if (fields(memory.get().appointment)['id'] === appointmentId) memory.restart();
}

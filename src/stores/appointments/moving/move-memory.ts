import type { ManagedAppointment } from '#domain/appointments/changing/cancelling.ts';
import type { Currency } from '#domain/prices/money.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Api } from '#platform/api/api.ts';
import type { Ports, TextStorage } from '#platform/ports.ts';
import { parseHold } from '#platform/wire/booking/appointment.ts';
import { createVisitMemory, type VisitMemory } from '../../visit/visit-memory.ts';

export interface MoveStorage {
  readonly ports: Pick<Ports, 'random'>;
  /** Of this tab, and of the company. */
  readonly tab: TextStorage;
}

export interface MoveMemoryTools {
  readonly api: Api;
  readonly ports: Pick<Ports, 'clock' | 'random'>;
  /** Of this tab, and of the company. */
  readonly tab: TextStorage;
  readonly currency: () => Currency;
}

/** What this tab keeps of a move, apart from its reservation and from other moves. */
export function moveMemory(
  { ports, tab }: MoveStorage,
  { appointment }: { readonly appointment: Pick<ManagedAppointment['appointment'], 'id'> },
): VisitMemory {
  const nameOf = (key: string) => `move:${appointment.id}:${key}`;
  const moveStorage: Pick<TextStorage, 'read' | 'write'> = {
    read: (key) => tab.read(nameOf(key)),
    write: (key, value) => tab.write(nameOf(key), value),
  };
  return createVisitMemory(moveStorage, ports.random);
}

/** Whether this tab holds a time for an appointment that is not there yet: a reload goes on from it. */
export function isMoveHeld(
  { api, currency, ...memoryTools }: MoveMemoryTools,
  managed: ManagedAppointment,
): boolean {
  const { hold } = moveMemory(memoryTools, managed).get();
  const kept = hold === null ? null : parseHold(hold, currency());
  if (kept === null || kept.expiresAt <= api.now()) return false;
  const people = kept.lines.map(({ practitioner }) => practitioner.id);
  return !isAt(managed, kept.lines[0].startsAt, people);
}

/** Whether an appointment begins at that instant already, with these people in the order of its services. */
export function isAt(
  { appointment }: ManagedAppointment,
  startsAt: Instant,
  people: readonly string[],
): boolean {
  return (
    appointment.startsAt === startsAt &&
    appointment.lines.every(({ practitioner }, index) => practitioner.id === people[index])
  );
}

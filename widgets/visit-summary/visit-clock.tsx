import { useStore } from '@nanostores/react';
import type { Hold } from '#domain/appointments/appointment.ts';
import type { VisitStore } from '#stores/visit/visit.ts';
import { HoldClock } from '#ui/held-time/hold-clock.tsx';

interface VisitClockProps {
  readonly visit: VisitStore;
  readonly hold: Hold;
  /** Whether more time can be asked for from here. */
  readonly canExtend?: boolean;
}

/** How long the visit's time is held still; nothing once it is not. */
export function VisitClock({ visit, hold, canExtend = false }: VisitClockProps) {
  const secondsLeft = useStore(visit.$secondsLeft);
  const { kind } = useStore(visit.$stage);
  if (secondsLeft === null) return null;
  return (
    <HoldClock
      secondsLeft={secondsLeft}
      expiresAt={hold.expiresAt}
      isExtending={kind === 'extending'}
      // While it is being sent, it is known by the answer how long it is held.
      onExtend={canExtend && kind !== 'confirming' ? () => void visit.extend() : null}
    />
  );
}

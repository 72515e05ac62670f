import type { Hold } from '#domain/appointments/appointment.ts';
import { instant, type Instant } from '#domain/time/instant.ts';
import type { AwaitingStage, VisitStage } from './visit.ts';

/** The stages that have a held time of their own, whether or not the booking is being sent. */
export type HeldStage = Extract<VisitStage, { readonly hold: Hold }>;

export function isHeld(stage: VisitStage): stage is HeldStage {
  return 'hold' in stage;
}

/** Held, and it is the visitor's turn: it can be extended, taken over by another tab, and run out. */
export function awaitsVisitor(stage: VisitStage): stage is AwaitingStage {
  return stage.kind === 'held' || stage.kind === 'price-changed';
}

/** What is held, in whichever stage; null where nothing is. */
export function heldIn(stage: VisitStage): Hold | null {
  if (stage.kind === 'extending') return stage.from.hold;
  return isHeld(stage) ? stage.hold : null;
}

export function startOfHold(hold: Hold): Instant {
  return hold.lines[0].startsAt;
}

export function endOfHold({ lines }: Hold): Instant {
  return instant(Math.max(...lines.map(({ endsAt }) => endsAt)));
}

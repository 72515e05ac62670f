import { useState } from 'react';
import type { Failure } from '#stores/account/account-changes.ts';

/** What waits for the customer to show that the account is theirs, and goes on by itself after it. */
export interface HeldBack {
  readonly isHeld: boolean;
  /** Whether an act was refused for want of a proof: it is done again once there is one. */
  readonly holdBack: (problem: Failure | null | undefined, act: () => void) => boolean;
  readonly goOn: () => void;
  /** Nothing waits any more. */
  readonly giveUp: () => void;
}

export function useProof(): HeldBack {
  const [held, setHeld] = useState<(() => void) | null>(null);
  return {
    isHeld: held !== null,
    holdBack(problem, act) {
      if (problem?.type !== 'proof_missing') return false;
      setHeld(() => act);
      return true;
    },
    goOn() {
      setHeld(null);
      held?.();
    },
    giveUp: () => setHeld(null),
  };
}

/** Milliseconds for which coming in, or a proof, shows that a session is its customer’s. */
export const PROOF_MS = 600_000;

import type { StoreFeature } from '../../composition/store-feature.ts';
import type { ProofStore } from './proof.ts';

/** What shows that the session is its customer's, where a change of the ways in asks for it. */
export const proofFeature: StoreFeature<ProofStore> = {
  name: 'proof',
  texts: ['profile', 'sign-in'],
  load: async () => (await import('./proof.ts')).createProof,
};

import type { Call } from '../call.ts';
import { NAMED, recordResource } from '../records.ts';
import { callsOf } from '../resource.ts';

/** Consents that customers have given before a treatment. */
export const consentements = recordResource({
  family: 'consentements',
  noun: 'a consent',
  plural: 'consents',
  path: '/api/consentements',
  role: 'staff',
  properties: NAMED,
});

export const consentementsCalls: readonly Call[] = callsOf(consentements);

import type { Call } from '../call.ts';
import { NAMED, recordResource } from '../records.ts';
import { callsOf } from '../resource.ts';

/** Treatments, as the back office keeps them beside the catalogue. */
export const prestations = recordResource({
  family: 'prestations',
  noun: 'a treatment',
  plural: 'treatments',
  path: '/api/prestations',
  role: 'staff',
  properties: NAMED,
});

export const prestationsCalls: readonly Call[] = callsOf(prestations);

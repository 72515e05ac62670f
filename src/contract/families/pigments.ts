import type { Call } from '../call.ts';
import { NAMED, recordResource } from '../records.ts';
import { callsOf } from '../resource.ts';

/** Pigments, as of permanent make-up: what was used on whom is a matter of health. */
export const pigments = recordResource({
  family: 'pigments',
  noun: 'a pigment',
  plural: 'pigments',
  path: '/api/pigments',
  role: 'staff',
  properties: NAMED,
});

export const pigmentsCalls: readonly Call[] = callsOf(pigments);

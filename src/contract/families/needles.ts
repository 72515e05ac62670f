import type { Call } from '../call.ts';
import { NAMED, recordResource } from '../records.ts';
import { callsOf } from '../resource.ts';

/** Needles, as of permanent make-up: what was used on whom is a matter of health. */
export const needles = recordResource({
  family: 'needles',
  noun: 'a needle',
  plural: 'needles',
  path: '/api/needles',
  role: 'staff',
  properties: NAMED,
});

export const needlesCalls: readonly Call[] = callsOf(needles);

import type { Call } from '../call.ts';

export const geogroupmentsCalls: readonly Call[] = [];

import type { Call } from '../call.ts';

export const prestationsCalls: readonly Call[] = [];

import type { Call } from '../call.ts';

export const loyaltyCalls: readonly Call[] = [];

import type { Call } from '../call.ts';

export const resourcesCalls: readonly Call[] = [];

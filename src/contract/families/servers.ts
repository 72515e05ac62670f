import type { Call } from '../call.ts';

export const serversCalls: readonly Call[] = [];

import type { Call } from '../call.ts';

export const adminsCalls: readonly Call[] = [];

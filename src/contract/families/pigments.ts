import type { Call } from '../call.ts';

export const pigmentsCalls: readonly Call[] = [];

import type { Call } from '../call.ts';

export const accessCalls: readonly Call[] = [];

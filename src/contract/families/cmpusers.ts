import type { Call } from '../call.ts';

export const cmpusersCalls: readonly Call[] = [];

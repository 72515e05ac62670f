import type { Call } from '../call.ts';

export const postsCalls: readonly Call[] = [];

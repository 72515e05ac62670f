import type { Call } from '../call.ts';

export const mediasCalls: readonly Call[] = [];

import type { Call } from '../call.ts';

export const needlesCalls: readonly Call[] = [];

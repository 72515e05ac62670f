import type { Call } from '../call.ts';

export const alertsCalls: readonly Call[] = [];

import type { Call } from '../call.ts';

export const linksCalls: readonly Call[] = [];

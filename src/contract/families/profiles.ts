import type { Call } from '../call.ts';

export const profilesCalls: readonly Call[] = [];

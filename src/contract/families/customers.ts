import type { Call } from '../call.ts';

export const customersCalls: readonly Call[] = [];

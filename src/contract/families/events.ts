import type { Call } from '../call.ts';

export const eventsCalls: readonly Call[] = [];

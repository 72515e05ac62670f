import type { Call } from '../call.ts';

export const consentementsCalls: readonly Call[] = [];

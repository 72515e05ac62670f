import type { Call } from '../call.ts';

export const eshopCalls: readonly Call[] = [];

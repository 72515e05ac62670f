import type { Call } from '../call.ts';

export const paymentCalls: readonly Call[] = [];

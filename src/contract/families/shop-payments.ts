import type { Call } from '../call.ts';

export const shopPaymentsCalls: readonly Call[] = [];

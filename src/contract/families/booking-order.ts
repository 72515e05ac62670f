import type { Call } from '../call.ts';

export const bookingOrderCalls: readonly Call[] = [];

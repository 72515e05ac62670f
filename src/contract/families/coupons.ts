import type { Call } from '../call.ts';

export const couponsCalls: readonly Call[] = [];

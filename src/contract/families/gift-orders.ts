import type { Call } from '../call.ts';

export const giftOrdersCalls: readonly Call[] = [];

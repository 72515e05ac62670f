import type { Call } from '../call.ts';

export const giftsCalls: readonly Call[] = [];

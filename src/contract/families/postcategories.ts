import type { Call } from '../call.ts';

export const postcategoriesCalls: readonly Call[] = [];

import type { Call } from '../call.ts';

export const collectionsCalls: readonly Call[] = [];

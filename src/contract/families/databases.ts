import type { Call } from '../call.ts';

export const databasesCalls: readonly Call[] = [];

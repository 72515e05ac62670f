import type { Call } from '../call.ts';

export const dossiersCalls: readonly Call[] = [];

import type { Answer } from './saferpay-writing.ts';

/** Of a company, and what it asked. */
export type Handlers = Readonly<
  Partial<Record<string, (companyId: string, asked: unknown) => Promise<Answer>>>
>;

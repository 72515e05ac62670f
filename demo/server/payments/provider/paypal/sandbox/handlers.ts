import type { Answer } from './paypal-writing.ts';

/** What somebody asked of PayPal's API. */
export interface Asked {
  readonly companyId: string;
  /** In the path; empty where none is named. */
  readonly id: string;
  readonly body: string;
  readonly requestId: string;
}

export type Handlers = Readonly<Partial<Record<string, (asked: Asked) => Promise<Answer>>>>;

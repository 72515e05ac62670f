import type { Locale } from '#domain/locale.ts';

/** What mail and print say, in the recipient's language. */
export interface VoucherWords {
  readonly lang: Locale;
  readonly company: string;
  readonly site: string;
  readonly title: string;
  readonly hello: string;
  readonly intro: string;
  readonly code: string;
  readonly pairs: readonly (readonly [term: string, value: string])[];
  readonly messageTitle: string;
  readonly message: string;
  readonly how: string;
  readonly latest: string;
  readonly print: string;
}

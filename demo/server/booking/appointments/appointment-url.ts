import type { Locale } from '#domain/locale.ts';
import { buildPath } from '#domain/site/routes.ts';

interface Keyed {
  readonly id: string;
  readonly manageKey: string;
  readonly locale: Locale;
  /** Where the company's site is. */
  readonly origin: string;
}

/** The page that opens an appointment without an account. Its key is in the fragment, which no server and no other page sees. */
export function appointmentUrl({ id, manageKey, locale, origin }: Keyed): string {
  return `${origin}${buildPath({ kind: 'appointment', id }, locale)}#${manageKey}`;
}

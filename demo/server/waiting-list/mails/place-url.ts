import type { Locale } from '#domain/locale.ts';
import { buildHref } from '#domain/site/routes.ts';

/** The page of a place on the list, for whoever has its key; `leaves` asks there whether to leave. */
export function placeUrl(
  origin: string,
  locale: Locale,
  { id, key, leaves }: { readonly id: string; readonly key: string; readonly leaves: boolean },
): string {
  return `${origin}${buildHref({ kind: 'freed-place', id }, locale, leaves ? { tab: 'leave' } : {})}#${key}`;
}

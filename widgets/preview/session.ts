import { instant } from '#domain/time/instant.ts';
import type { PreviewAccess } from '#stores/preview/editor/preview-editor.ts';

/** What the page has given as `session`; null: nothing that could be one. */
export function readSession(given: unknown): PreviewAccess | null {
  if (typeof given !== 'object' || given === null) return null;
  const { token, expiresAt } = given as Readonly<Record<string, unknown>>;
  if (typeof token !== 'string' || !/^[\w-]{1,128}$/.test(token)) return null;
  const until = typeof expiresAt === 'string' ? Date.parse(expiresAt) : Number.NaN;
  return { token, until: Number.isNaN(until) ? null : instant(until) };
}

/** Origin of the company's site; null: its address is no http(s) one. */
export function siteOrigin(base: string | undefined): string | null {
  const url = base !== undefined && URL.canParse(base) ? new URL(base) : null;
  return url !== null && /^https?:$/.test(url.protocol) ? url.origin : null;
}

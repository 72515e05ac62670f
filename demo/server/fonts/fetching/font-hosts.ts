import type { Resolve } from './public-lookup.ts';

/** Hosts of style sheets and files of fonts whose licences let anybody keep copies. */
export const FONT_HOSTS = [
  'fonts.googleapis.com',
  'fonts.gstatic.com',
  'fonts.bunny.net',
  'api.fontshare.com',
  'cdn.fontshare.com',
] as const;

/** Host of the demo that stands in for one of fonts. */
export const FONTS_STAND_IN = 'fonts.localhost';

/** Where fonts are copied from. */
export interface FontHosts {
  /** Names of hosts, by https. */
  readonly names: readonly string[];
  /** Origin of the demo's stand-in, which this server answers itself; null: there is none. */
  readonly standIn: string | null;
  /** Finds the addresses of the hosts; the machine's resolver unless given. */
  readonly resolve?: Resolve;
}

/** An address that may be fetched. */
export interface FontAddress {
  readonly url: URL;
  readonly isStandIn: boolean;
}

/** The address as it may be fetched; null: it is of no allowed host, or by another way than https and its own port. */
export function fontAddressOf(text: string, { names, standIn }: FontHosts): FontAddress | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') return null;
  url.hash = '';
  if (standIn !== null && url.origin === standIn) return { url, isStandIn: true };
  const isAllowed = url.protocol === 'https:' && url.port === '' && names.includes(url.hostname);
  return isAllowed ? { url, isStandIn: false } : null;
}

import { isOwnPath } from '#domain/addresses/own-path.ts';

const ALLOWED = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const HERE = 'https://here.invalid';

/** An address that a link may lead to: http(s), mailto, tel or a path of this site; empty for anything else. */
export function link(value: unknown): string {
  if (typeof value !== 'string' || !value.trim()) return '';
  const address = value.trim();
  try {
    const url = new URL(address, HERE);
    if (!ALLOWED.has(url.protocol)) return '';
    // Only a plain path stays here; `//host`, `/\host` and words without a scheme are not what a company means.
    return url.origin === HERE && !address.startsWith('/') && !address.startsWith('#') ? '' : address;
  } catch {
    return '';
  }
}

/** A page of the web: a number to call is no way to follow a parcel, or to read an invoice; empty for anything else. */
export function webLink(value: unknown): string {
  const address = link(value);
  return /^https?:/i.test(address) ? address : '';
}

/** An address of something to load, absolute: http(s), or a path of the back end; empty for anything else. */
export function resource(value: unknown, base: string): string {
  const address = link(value);
  if (/^https?:/i.test(address)) return address;
  return isOwnPath(address) ? base + address : '';
}

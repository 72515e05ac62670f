/**
 * Whether an address is a path, which stays where it stands; `//host`, and `/\host`, which browsers read as that, lead elsewhere.
 * Browsers drop tabs and line breaks before they look, so that `/<tab>/host` is such a one.
 */
export function isOwnPath(address: string): boolean {
  return /^\/(?![/\\])/.test(address.replace(/[\t\n\r]/g, ''));
}

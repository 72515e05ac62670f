/** Of an element's own parameters in the address of a host page. */
export const PREFIX = 'vitrine-';

/** An address in its parts, with their marks. */
export function splitAddress(address: string): { path: string; search: string; hash: string } {
  const [rest = '', hash] = address.split(/#(.*)/s);
  const [path = '', search] = rest.split(/\?(.*)/s);
  return { path, search: search ? `?${search}` : '', hash: hash ? `#${hash}` : '' };
}

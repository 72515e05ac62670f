/** Whether an address is a path, which stays where it stands; `//host`, and `/\host`, which browsers read as that, lead elsewhere. */
export function isOwnPath(address: string): boolean {
  return /^\/(?![/\\])/.test(address);
}

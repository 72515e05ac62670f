import { lookup, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** Tells every address of a host. */
export type Resolve = (
  host: string,
  told: (error: NodeJS.ErrnoException | null, addresses: readonly LookupAddress[]) => void,
) => void;

export const resolveHost: Resolve = (host, told) => lookup(host, { all: true }, told);

/**
 * Looks a host up for a connection, which is made to what was looked at: a name that leads elsewhere a moment later gains nothing. A host
 * of which one address is not public has none.
 */
export function publicLookup(resolve: Resolve): LookupFunction {
  return (host, { all }, callback) =>
    resolve(host, (error, addresses = []) => {
      const [first] = addresses;
      if (error) callback(error, '');
      else if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address)))
        callback(new Error(`${host} has an address that is not public.`), '');
      else if (all) callback(null, [...addresses]);
      else callback(null, first.address, first.family);
    });
}

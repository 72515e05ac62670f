import { lookup, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** Gives every address of a host. */
export type Resolve = (host: string) => Promise<readonly LookupAddress[]>;

export const resolveHost: Resolve = (host) =>
  new Promise((resolve, reject) => {
    lookup(host, { all: true }, (error, addresses) => (error ? reject(error) : resolve(addresses)));
  });

/**
 * Looks a host up for a connection, which is made to what was looked at: a name that leads elsewhere a moment later gains nothing. A host
 * of which one address is not public has none.
 */
export function publicLookup(resolve: Resolve): LookupFunction {
  return (host, { all }, callback) => {
    resolve(host).then(
      (addresses) => {
        const [first] = addresses;
        if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address)))
          callback(
            Object.assign(new Error(`${host} has an address that is not public.`), { code: 'EACCES' }),
            '',
          );
        else if (all) callback(null, [...addresses]);
        else callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, ''),
    );
  };
}

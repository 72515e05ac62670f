import type { Geolocation, Located } from '../ports.ts';

/** A visitor who is somewhere, or says no. `isAllowed`: they said yes at an earlier visit. */
export function memoryGeolocation(located: Located, isAllowed = false): Geolocation {
  return { locate: () => Promise.resolve(located), isAllowed: () => Promise.resolve(isAllowed) };
}

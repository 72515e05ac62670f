import type { Geolocation } from '../ports.ts';

const REFUSED = 1;
/** An older position is as good: nobody walks out of a town in that time. */
const OPTIONS: PositionOptions = { maximumAge: 300_000, timeout: 15_000 };

/** Roughly where the device is: no satellite is asked for a list of shops. */
export function browserGeolocation({ geolocation, permissions }: Navigator): Geolocation {
  return {
    locate: () =>
      new Promise((resolve) => {
        // Missing where the page is not secure, whatever the types say.
        if (!geolocation) return resolve({ kind: 'unknown' });
        geolocation.getCurrentPosition(
          ({ coords: { latitude, longitude } }) => resolve({ kind: 'found', latitude, longitude }),
          ({ code }) => resolve({ kind: code === REFUSED ? 'refused' : 'unknown' }),
          OPTIONS,
        );
      }),
    async isAllowed() {
      try {
        return (await permissions.query({ name: 'geolocation' })).state === 'granted';
      } catch {
        return false;
      }
    },
  };
}

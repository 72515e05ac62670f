import { useSyncExternalStore } from 'react';
import { formatTime } from '#domain/time/format-time.ts';
import type { Instant } from '#domain/time/instant.ts';
import { ownZone } from './environment/own-zone.ts';

const never = () => () => {};
const unknownZone = () => null;

/** Whether the visitor's clock shows another time than the shop's. A server cannot know, and says no. */
export function useNamesZone(timeZone: string, now: Instant): boolean {
  const browserZone = useSyncExternalStore<string | null>(never, ownZone, unknownZone);
  return (
    browserZone !== null &&
    browserZone !== timeZone &&
    formatTime('en', browserZone, now) !== formatTime('en', timeZone, now)
  );
}

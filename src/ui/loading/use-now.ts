import { useContext } from 'react';
import type { Instant } from '#domain/time/instant.ts';
import { RenderedContext } from '../hydration/rendered.ts';
import { useIsHydrating } from './use-hydration.ts';

/** What time it is; while a server's markup is hydrated, what time it was there: it is the same page, and may be old. */
export function useNow(read: () => Instant): Instant {
  const { at } = useContext(RenderedContext);
  return useIsHydrating() && at !== null ? at : read();
}

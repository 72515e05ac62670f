import { createContext, useContext } from 'react';
import type { Instant } from '#domain/time/instant.ts';
import { useIsHydrating } from './use-hydration.ts';

const RenderedAt = createContext<Instant | null>(null);

/** When the server made the markup of an element; null: it made none. Given once at the root of an element. */
export const RenderedAtProvider = RenderedAt.Provider;

/** What time it is; while a server's markup is hydrated, what time it was there: it is the same page, and may be old. */
export function useNow(read: () => Instant): Instant {
  const renderedAt = useContext(RenderedAt);
  return useIsHydrating() && renderedAt !== null ? renderedAt : read();
}

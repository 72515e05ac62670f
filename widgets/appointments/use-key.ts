import { useEffect, useState } from 'react';
import { hideKey, readKey } from '#stores/appointments/appointment-key.ts';
import type { Site } from '#stores/site.ts';

/** The key of the address, which does not stay there. */
export function useKey(site: Site, id: string): string {
  const places = { history: site.ports.history, tab: site.keep.tab };
  const [key] = useState(() => readKey(places, id));
  useEffect(() => hideKey({ history: site.ports.history, tab: site.keep.tab }, id), [site, id]);
  return key;
}

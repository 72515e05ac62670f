import type { Ports } from '#platform/ports.ts';
import { createBrowserPorts } from '#platform/browser/ports.ts';
import { browserTabs } from '#platform/browser/tabs.ts';
import { embedOf } from './embed.ts';
import { withEarly } from './early.ts';

/** Ports for each site of a page: made when the first is asked for, and shared but for their voice. */
export function createPagePorts(view: Window & typeof globalThis): () => Ports {
  let shared: Ports | undefined;
  return () => {
    if (!shared) {
      const made = createBrowserPorts(view);
      shared = { ...made, fetch: withEarly(made.fetch, embedOf(view)) };
    }
    // Nobody hears their own words: two languages of a company on one page need a voice each, as two tabs have.
    return { ...shared, tabs: browserTabs(view, 'vitrine') };
  };
}

import type { SpacedElement } from './space/reserved-space.ts';

/** What the loader knows of an element: the build writes it from the features, as the module `virtual:elements`. */
export interface EarlyElement extends SpacedElement {
  /** Its first screen is that of the page's address: no server is asked for it. */
  readonly isPage?: boolean;
  /** The element's code, with all that it needs. The build gives it all its chunks at once. */
  readonly load: () => Promise<{ readonly define: () => void }>;
}

import type { Ports } from '#platform/ports.ts';
import type { TextNamespace } from '../texts/texts.ts';
import type { Announcements } from '../widget-events.ts';
import type { Connection } from './connect.ts';
import type { VisitorState } from './visitor-state.ts';

/** What a site hands to the store of a feature. */
export interface FeatureTools {
  readonly ports: Ports;
  /** Its company was asked for; it is known unless the back end could not be reached. */
  readonly connection: Connection;
  readonly visitor: VisitorState;
  readonly announcements: Announcements;
}

/** Ends with its site. */
export interface FeatureStore {
  dispose(): void;
}

/**
 * A store that a site opens when a screen first wants it: `site.open(feature)`. The value itself tells one feature from
 * another, so that there is one of it, in the `feature.ts` of the store's folder.
 */
export interface StoreFeature<Store extends FeatureStore = FeatureStore> {
  /** For messages to developers. */
  readonly name: string;
  /** The texts without which the store does not open. */
  readonly texts: readonly TextNamespace[];
  /** Loads the code; what comes back makes the store. */
  readonly load: () => Promise<(tools: FeatureTools) => Store>;
}

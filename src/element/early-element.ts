import type { TextNamespace } from '#stores/texts/texts.ts';
import type { ElementDefinition } from './definition/definition.ts';
import type { ElementEntry } from './feature.ts';

/** What the loader knows of an element: the build writes it from the features, as the module `virtual:elements`. */
export interface EarlyElement
  extends Pick<ElementEntry, 'reads' | 'deeper'>, Pick<ElementDefinition, 'space'> {
  /** The element's code, with all that it needs. The build gives it all its chunks at once. */
  readonly load: () => Promise<{ readonly define: () => void }>;
  /** The names of its attributes; those of its properties follow from them. */
  readonly attributes: readonly string[];
  /** The file of texts that its first screen shows. */
  readonly texts: TextNamespace;
}

import { definedBy, type DefinedElement } from '#element/define-element.ts';
import type { Feature } from '#element/feature.ts';
import { features } from '#registry';

interface ElementModule {
  readonly define: (features: readonly Feature[]) => void;
}

const modules = import.meta.glob<ElementModule>('/widgets/*/element.ts');
const trees = new Map<string, Promise<DefinedElement>>();

/** What the element of a feature shows and takes; loaded once. Rejects where a feature has no element. */
export function elementOf(feature: string): Promise<DefinedElement> {
  const load = modules[`/widgets/${feature}/element.ts`];
  if (!load) return Promise.reject(new Error(`The feature ${feature} has no element.`));
  const tree = trees.get(feature) ?? load().then(({ define }) => definedBy(() => define(features)));
  trees.set(feature, tree);
  tree.catch(() => trees.delete(feature));
  return tree;
}

import type { Plugin } from 'vite';
import type { Feature } from '#element/feature.ts';
import { elementFeatures, elementModule, tagOf } from './features.ts';

/** The part of each element that the loader needs: it has to stay small, and the features' data is not. */
function viewOf(root: string, features: readonly Feature[]): string {
  const entries = elementFeatures(features).map((feature) => {
    const { reads, deeper } = feature.element;
    const facts = JSON.stringify({ texts: feature.texts[0], reads, deeper }).slice(1, -1);
    const load = `() => import(${JSON.stringify(elementModule(root, feature))})`;
    return `${JSON.stringify(tagOf(feature))}: { load: ${load}, ${facts} }`;
  });
  return `export const elements = { ${entries.join(', ')} };`;
}

/** Gives the loader the elements of the features, as the module `virtual:elements`. */
export function elementsView(root: string, features: readonly Feature[]): Plugin {
  return {
    name: 'elements-view',
    enforce: 'pre',
    resolveId: { filter: { id: /^virtual:elements$/ }, handler: (id) => `\0${id}` },
    load: { filter: { id: /^\0virtual:elements(\?|$)/ }, handler: () => viewOf(root, features) },
  };
}

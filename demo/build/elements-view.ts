import { join } from 'node:path';
import type { Plugin } from 'vite';
import { observedOf } from '#element/definition/definition.ts';
import type { Feature } from '#element/feature.ts';
import { elementFeatures, elementModule, readElements, tagOf, type ElementFeature } from './features.ts';

/** The part of each element that the loader needs: it has to stay small, and the features' data is not. */
async function viewOf(root: string, features: readonly Feature[]): Promise<string> {
  const definitions = (await readElements(root, features)).map(({ definition }) => definition);
  const entries = elementFeatures(features).map((feature) => {
    const { isByAddress } = feature.element;
    const definition = definitions.find(({ tag }) => tag === tagOf(feature));
    const attributes = definition ? observedOf(definition) : [];
    const facts = JSON.stringify({
      attributes,
      isPage: isByAddress,
      space: definition?.space ?? [],
    }).slice(1, -1);
    const load = `() => import(${JSON.stringify(entryOf(root, feature))})`;
    return `${JSON.stringify(feature.name)}: { load: ${load}, ${facts} }`;
  });
  return `export const elements = { ${entries.join(', ')} };`;
}

/** What the first screen of each element reads, and the file of its texts. */
function readsOf(features: readonly Feature[]): string {
  const entries = elementFeatures(features).map((feature) => {
    const { reads, deeper } = feature.element;
    return [tagOf(feature), { reads, deeper, texts: feature.texts[0] }] as const;
  });
  return `export const elementReads = ${JSON.stringify(Object.fromEntries(entries))};`;
}

const COMPOSED = 'virtual:composed/';
const READS = '\0virtual:element-reads';

/** The name by which the bundler knows the module that an element is loaded by. */
export function loadedModule(root: string, feature: ElementFeature): string {
  const entry = entryOf(root, feature);
  return entry.startsWith(COMPOSED) ? `\0${entry}` : entry;
}

/** The module whose `define` registers an element. One that is made of the others' pages is handed the features. */
export function entryOf(root: string, feature: ElementFeature): string {
  return feature.element.chunks === 'composed' ? COMPOSED + feature.name : elementModule(root, feature);
}

function composedEntry(root: string, name: string): string {
  const registry = JSON.stringify(join(root, 'src/registry.ts'));
  const element = JSON.stringify(join(root, 'widgets', name, 'element.ts'));
  return `import { features } from ${registry};
    import { define as defineWith } from ${element};
    export const define = () => defineWith(features);`;
}

/** Gives the loader the elements of the features, as the module `virtual:elements`, and what they read as `virtual:element-reads`. */
export function elementsView(root: string, features: readonly Feature[]): Plugin {
  return {
    name: 'elements-view',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^virtual:(elements$|element-reads$|composed\/)/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:(elements(\?|$)|element-reads(\?|$)|composed\/)/ },
      async handler(id) {
        const [, name] = id.split(COMPOSED);
        if (id.startsWith(READS)) return readsOf(features);
        return name === undefined ? viewOf(root, features) : composedEntry(root, name);
      },
    },
  };
}

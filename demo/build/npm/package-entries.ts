import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Feature } from '#element/feature.ts';
import { entryOf } from '../elements-view.ts';
import { elementFeatures, tagOf, type DocumentedElement } from '../features.ts';

/** Where the built files of the package lie, from the root: apart from the bundle, whose folder is served. */
export const PACKAGE_FOLDER = 'package';
const TYPES = '../src/types/elements.d.ts';

/** A module that the package offers beside its loader. */
export interface PackageEntry {
  /** Of its files in the package's folder, without their ends. */
  readonly name: string;
  /** What projects write after the name of the package. */
  readonly subpath: string;
  readonly code: string;
  readonly types: string;
}

/** The file that defines an element, from the root. */
export const definingModule = (tag: string): string => `${PACKAGE_FOLDER}/${tag.replace('vitrine-', '')}.js`;

/** Only defines the element; on a server, where there is nothing to define it in, does nothing. */
function definingEntry(module: string, { name }: Feature): PackageEntry {
  return {
    name,
    subpath: name,
    code: `import { define } from ${JSON.stringify(module)};
      if (globalThis.customElements) define();`,
    types: `import type {} from '${TYPES}';\n`,
  };
}

/** Only gives the class. */
function classEntry(root: string, module: string, { name }: Feature, className: string): PackageEntry {
  const defining = JSON.stringify(join(root, 'src/element/define-element.ts'));
  return {
    name: `class/${name}`,
    subpath: `${name}/class`,
    code: `import { classBy } from ${defining};
      import { define } from ${JSON.stringify(module)};
      export const ${className} = /* @__PURE__ */ classBy(define);`,
    types: `import type { ElementClass, ${className} as Element } from '../${TYPES}';

/** The class of \`vitrine-${name}\`. Importing it registers nothing: \`customElements.define\` does. */
export declare const ${className}: ElementClass<Element>;
export type ${className} = Element;
`,
  };
}

/** What tells the page's data layer of the elements' events. */
function dataLayerEntry(root: string): PackageEntry {
  const folder = join(root, 'src/data-layer');
  return {
    name: 'data-layer',
    subpath: 'data-layer',
    code: `export { followEvents } from ${JSON.stringify(join(folder, 'follow-events.ts'))};`,
    types: `${readFileSync(join(folder, 'entries.ts'), 'utf8')}
/** Tells the elements' events to the page's data layer, while the visitor consents. Returns what ends it. */
export declare function followEvents(options?: DataLayerOptions): () => void;
`,
  };
}

/** Two for each element of the features, the data layer, and the version. */
export function packageEntries(
  root: string,
  features: readonly Feature[],
  elements: readonly DocumentedElement[],
): readonly PackageEntry[] {
  const ofElements = elementFeatures(features).flatMap((feature) => {
    const module = entryOf(root, feature);
    const element = elements.find(({ definition }) => definition.tag === tagOf(feature));
    if (!element) throw new Error(`There is no element ${tagOf(feature)}.`);
    return [definingEntry(module, feature), classEntry(root, module, feature, element.docs.name)];
  });
  const version: PackageEntry = {
    name: 'version',
    subpath: 'version',
    code: `export { VERSION as version } from ${JSON.stringify(join(root, 'src/element/version.ts'))};`,
    types: '/** Version of the package, as in its package.json. */\nexport declare const version: string;\n',
  };
  return [...ofElements, dataLayerEntry(root), version];
}

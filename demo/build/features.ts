import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isReservedWord } from '#domain/site/fixed-routes.ts';
import { areAlike, patternsOf } from '#domain/site/route-patterns.ts';
import type { ElementDefinition } from '#element/definition/definition.ts';
import type { ElementDocs } from '#element/definition/docs.ts';
import type { ElementEntry, Feature } from '#element/feature.ts';
import { screenSources, variantFaults } from './features/variant-kinds.ts';
import { isSharedChunk } from './chunks.ts';

/** A feature that is an element of its own. */
export type ElementFeature = Feature & { readonly element: ElementEntry };

export const tagOf = ({ name }: Feature): string => `vitrine-${name}`;

/** The folder of a feature's screens. */
export const folderOf = (root: string, { name }: Feature): string => join(root, 'widgets', name);

/** The module that registers a feature's element. */
export const elementModule = (root: string, feature: Feature): string =>
  join(folderOf(root, feature), 'element.ts');

export function elementFeatures(features: readonly Feature[]): readonly ElementFeature[] {
  return features.flatMap((feature) => (feature.element ? [{ ...feature, element: feature.element }] : []));
}

/** Every file of texts that a feature or one of its pages names, once. */
export function textsOf(features: readonly Pick<Feature, 'texts' | 'pages'>[]): readonly string[] {
  return [
    ...new Set(
      features.flatMap(({ texts, pages = {} }) => [
        ...texts,
        ...Object.values(pages).flatMap((page) => page.texts),
      ]),
    ),
  ];
}

const twice = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index);

/** Pages and variants that two features have, or pages that no address could lead to. */
function pageFaults(features: readonly Feature[]): string[] {
  const kinds = features.flatMap(({ pages = {} }) => Object.keys(pages));
  const varied = features.flatMap(({ variants = [] }) => variants);
  const patterns = patternsOf(features);
  const alike = patterns.flatMap((one, index) =>
    patterns
      .slice(index + 1)
      .filter((other) => areAlike(one, other))
      .map(
        (other) =>
          `Two features have one address: ${one.kind} at ${one.path}, ${other.kind} at ${other.path}.`,
      ),
  );
  const taken = patterns
    .filter(({ path }) => !/^\/[a-z]/.test(path) || isReservedWord(path.split('/')[1] ?? ''))
    .map(({ kind, path }) => `The page ${kind}: its address ${path} has to begin with a word of its own.`);
  return [
    ...twice(kinds).map((kind) => `Two features have a page of the kind ${kind}.`),
    ...twice(varied).map((kind) => `Two features have variants of ${kind}.`),
    ...alike,
    ...taken,
  ];
}

/** What is wrong with the features of a tree, each as a sentence that says where. */
export function faultsOf(root: string, features: readonly Feature[]): string[] {
  const files = ['definition.ts', 'element.ts', 'docs.ts'];
  const locales = readdirSync(join(root, 'locales'));
  return [
    ...twice(features.map(({ name }) => name)).map(
      (name) => `src/registry.ts: the feature ${name} is named twice.`,
    ),
    ...elementFeatures(features).flatMap((feature) =>
      files
        .filter((file) => !existsSync(join(folderOf(root, feature), file)))
        .map((file) => `widgets/${feature.name}: its element has no ${file}.`),
    ),
    ...elementFeatures(features)
      .filter(({ name }) => isSharedChunk(name))
      .map(({ name }) => `widgets/${name}: the bundle has a file of that name.`),
    ...pageFaults(features),
    ...features.flatMap((feature) =>
      textsOf([feature]).flatMap((namespace) =>
        locales
          .filter((locale) => !existsSync(join(root, 'locales', locale, `${namespace}.json`)))
          .map(
            (locale) =>
              `widgets/${feature.name}/feature.ts: there is no locales/${locale}/${namespace}.json.`,
          ),
      ),
    ),
  ];
}

/** The list of `src/registry.ts` in a tree; throws where a feature is at odds with another or with its files. */
export async function readFeatures(root: string): Promise<readonly Feature[]> {
  const path = join(root, 'src/registry.ts');
  const { features } = (await import(pathToFileURL(path).href)) as { readonly features: readonly Feature[] };
  const faults = [...faultsOf(root, features), ...variantFaults(features, screenSources(root))];
  if (faults.length > 0) throw new Error(`The features do not fit together:\n${faults.join('\n')}`);
  return features;
}

async function onlyExport<T>(path: string): Promise<T> {
  const values = Object.values((await import(pathToFileURL(path).href)) as Record<string, T>);
  const [value] = values;
  if (value === undefined || values.length > 1) throw new Error(`${path} has to export one value.`);
  return value;
}

/** What an element takes and tells, and what it says of that. */
export interface DocumentedElement {
  /** From the root. */
  readonly module: string;
  readonly definition: ElementDefinition;
  readonly docs: ElementDocs;
}

async function readElement(root: string, feature: ElementFeature): Promise<DocumentedElement> {
  const folder = folderOf(root, feature);
  const definition = await onlyExport<ElementDefinition>(join(folder, 'definition.ts'));
  const docs = await onlyExport<ElementDocs>(join(folder, 'docs.ts'));
  if (definition.tag !== tagOf(feature)) {
    throw new Error(`widgets/${feature.name}/definition.ts: its tag has to be ${tagOf(feature)}.`);
  }
  return { module: `widgets/${feature.name}/element.ts`, definition, docs };
}

/**
 * The elements with their definitions and descriptions, which no list names: they lie in each feature's folder. One that is
 * made of the others' pages has the parts of these as well.
 */
export async function readElements(root: string, features: readonly Feature[]): Promise<DocumentedElement[]> {
  const all = elementFeatures(features);
  const elements = await Promise.all(all.map((feature) => readElement(root, feature)));
  const ofPages = elements.filter((_, index) => all[index]?.pages).map(({ docs }) => docs.parts);
  return elements.map((element, index) => {
    if (all[index]?.element.chunks !== 'composed') return element;
    const { docs } = element;
    const parts = Object.fromEntries([docs.parts, ...ofPages, docs.parts].flatMap(Object.entries<string>));
    return { ...element, docs: { ...docs, parts } };
  });
}

import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Ajv } from 'ajv';
import schema from 'custom-elements-manifest/schema.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { features } from '#registry';
import { baseCss } from '#theme/rules/base.ts';
import { themeProperties } from '#theme/theme-properties.ts';
import { currentCompany } from '#contract/company/companies.ts';
import { listCategories } from '#contract/catalogue/categories.ts';
import { listShops } from '#contract/shop/shops.ts';
import { manifestOf } from './elements-manifest.ts';
import { readDocumented } from './form-docs.ts';
import { elementFeatures } from '../features.ts';

const root = resolve(import.meta.dirname, '../../..');
const elements = await readDocumented(root, features);
const manifest = manifestOf(elements);

const ROOMS: Readonly<Record<string, string>> = {
  '#ui/': 'src/ui/',
  '#element/': 'src/element/',
  '#widgets/': 'widgets/',
};

/** Where an import of our own screens leads; null for any other. */
function target(source: string, file: string): string | null {
  if (source.startsWith('.')) return resolve(dirname(file), source);
  const room = Object.entries(ROOMS).find(([prefix]) => source.startsWith(prefix));
  return room ? join(root, room[1], source.slice(room[0].length)) : null;
}

/** Every source that an element is made of, also what it loads later. */
function sourcesOf(file: string, seen = new Map<string, string>()): Map<string, string> {
  if (seen.has(file) || !/\.tsx?$/.test(file)) return seen;
  const code = readFileSync(file, 'utf8');
  seen.set(file, code);
  for (const [, source = ''] of code.matchAll(/(?:from |import\()'([^']+)'/g)) {
    const found = target(source, file);
    if (found) sourcesOf(found, seen);
  }
  return seen;
}

/** The parts in the markup of an element: names, and the starts of names that the code puts together. */
function partsOf(module: string): { names: Set<string>; starts: string[]; isOpen: boolean } {
  const sources = sourcesOf(join(root, module));
  // The pages of the storefront are those of all features, which are handed to it.
  if (module.includes('/storefront/')) sourcesOf(join(root, 'src/registry.ts'), sources);
  const code = [...sources.values()].join('\n');
  const texts = [...code.matchAll(/\bpart=(?:"([^"]+)"|\{`([^`]+)`\})/g)].map(
    ([, plain, template]) => plain ?? template ?? '',
  );
  const all = texts.flatMap((text) => text.split(' '));
  return {
    names: new Set(all.filter((name) => !name.includes('$'))),
    starts: all.filter((name) => name.includes('${')).map((name) => name.slice(0, name.indexOf('${'))),
    isOpen: /\bpart=\{[a-z]/.test(code),
  };
}

describe('the manifest', () => {
  it('is valid against the schema of custom elements manifests, 2.1.0', () => {
    const validate = new Ajv({ strict: false, allErrors: true }).compile(schema);
    validate(manifest);
    expect(validate.errors).toBeNull();
    expect(manifest.schemaVersion).toBe('2.1.0');
  });

  it('is what custom-elements.json says', () => {
    const written: unknown = JSON.parse(readFileSync(join(root, 'custom-elements.json'), 'utf8'));
    expect(written).toEqual(JSON.parse(JSON.stringify(manifest)));
  });

  it('leaves nothing without a description', () => {
    const silent = JSON.stringify(manifest).match(/"description":""/g);
    expect(silent).toBeNull();
  });

  it.each(elements)(
    '$docs.name documents the parts that its markup has, and no others',
    ({ module, docs }) => {
      const { names, starts, isOpen } = partsOf(module);
      const documented = Object.keys(docs.parts);
      const unsaid = [...names].filter((name) => !documented.includes(name));
      expect(unsaid, 'in the markup, without a description').toEqual([]);
      const unseen = documented.filter(
        (name) => !names.has(name) && !starts.some((start) => name.startsWith(start)),
      );
      // A dialog's part is its kind, which is a value.
      const missing = unseen.filter((name) => !(isOpen && ['dialog', 'drawer'].includes(name)));
      expect(missing, 'described, in no markup').toEqual([]);
    },
  );

  it('documents the custom properties that the theme reads, and no others', () => {
    const fonts = {
      headerFont: { name: 'A', url: '' },
      menuFont: { name: 'B', url: '' },
      bodyFont: { name: 'C', url: '' },
    };
    const read = `${baseCss()}${JSON.stringify(themeProperties(fonts))}`.match(/(?<=var\()--vitrine-[\w-]+/g);
    const inner = new Set(['--vitrine-unit']);
    const documented = elements.flatMap(({ docs }) => Object.keys(docs.cssProperties));
    expect(new Set(documented)).toEqual(new Set(read?.filter((name) => !inner.has(name))));
  });
});

describe('the data of editors', () => {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(root, 'src/types', file), 'utf8'));
  interface Tags {
    readonly name: string;
    readonly description: string;
    readonly attributes: readonly { readonly name: string; readonly description: string }[];
  }
  const expected = elements.map(({ definition, docs }) => ({
    name: definition.tag,
    attributes: Object.keys(definition.attributes),
    description: docs.description,
  }));
  const told = (tags: readonly Tags[]) =>
    tags.map(({ name, attributes, description }) => ({
      name,
      attributes: attributes.map((attribute) => attribute.name),
      description,
    }));

  it('has every tag and attribute with its description, for Visual Studio Code', () => {
    const { tags } = read('vscode.html-custom-data.json') as { readonly tags: readonly Tags[] };
    expect(told(tags)).toEqual(expected);
    expect(tags.flatMap(({ attributes }) => attributes).every(({ description }) => description)).toBe(true);
  });

  it('has every tag and attribute with its description, for the editors of JetBrains', () => {
    const { contributions } = read('web-types.json') as {
      readonly contributions: { readonly html: { readonly elements: readonly Tags[] } };
    };
    const tags = contributions.html.elements;
    expect(told(tags)).toEqual(expected);
    expect(tags.flatMap(({ attributes }) => attributes).every(({ description }) => description)).toBe(true);
  });
});

describe('the features', () => {
  it('starts reads early that the contract has, without parameters and open to everyone', () => {
    const known = [currentCompany, listShops, listCategories];
    for (const { element } of elementFeatures(features)) {
      for (const path of [...element.reads, ...(element.deeper?.reads ?? [])]) {
        const call = known.find((each) => each.path === path);
        expect({ path, ...call }).toMatchObject({
          method: 'GET',
          audience: 'visitor',
          tenancy: 'company',
          idempotency: 'safe',
        });
      }
    }
  });
});

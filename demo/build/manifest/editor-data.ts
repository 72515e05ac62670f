import type { AttributeDefinition } from '#element/definition/definition.ts';
import type { DocumentedElement } from '../features.ts';
import { listed, typeOf } from './spelled.ts';

const valuesOf = (declared: AttributeDefinition) =>
  declared.kind === 'enum' ? declared.values.map((name) => ({ name })) : undefined;

/** For `html.customData` of Visual Studio Code. */
export function vsCodeData(elements: readonly DocumentedElement[]) {
  const tags = elements.map(({ definition, docs }) => ({
    name: definition.tag,
    description: docs.description,
    attributes: Object.entries(definition.attributes).map(([name, declared]) => ({
      name,
      description: docs.attributes[name],
      ...(declared.kind === 'boolean' && { valueSet: 'v' }),
      ...(declared.kind === 'enum' && { values: valuesOf(declared) }),
    })),
  }));
  return { version: 1.1, tags };
}

/** For the editors of JetBrains. */
export function webTypes(elements: readonly DocumentedElement[], version: string) {
  const parts = new Map(elements.flatMap(({ docs }) => Object.entries(docs.parts)));
  const properties = new Map(elements.flatMap(({ docs }) => Object.entries(docs.cssProperties)));
  return {
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    name: 'vitrine',
    version,
    'description-markup': 'markdown',
    contributions: {
      html: {
        elements: elements.map(({ definition, docs }) => ({
          name: definition.tag,
          description: docs.description,
          attributes: Object.entries(definition.attributes).map(([name, declared]) => ({
            name,
            description: docs.attributes[name],
            value: declared.kind === 'boolean' ? { type: 'boolean' } : { type: typeOf(declared) },
          })),
          slots: listed(docs.slots),
          events: listed(docs.events),
        })),
      },
      css: {
        properties: [...properties].map(([name, { description }]) => ({ name, description })),
        parts: listed(Object.fromEntries(parts)),
      },
    },
  };
}

import type {
  Attribute,
  ClassMember,
  CustomElementDeclaration,
  Event,
  Module,
  Package,
} from 'custom-elements-manifest';
import {
  propertyOf,
  type AttributeDefinition,
  type ElementDefinition,
} from '#element/definition/definition.ts';
import type { ElementDocs } from '#element/definition/docs.ts';
import type { DocumentedElement } from '../features.ts';
import { definingModule } from '../npm/package-entries.ts';
import { formEvents, formMembers } from './form-docs.ts';
import { listed, typeOf } from './spelled.ts';

/** As it lies in the package. */
const EVENTS_MODULE = 'src/types/elements.d.ts';

function defaultOf(definition: AttributeDefinition): string | undefined {
  if (definition.kind === 'boolean') return 'false';
  if (definition.kind === 'json' || definition.initial === undefined) return undefined;
  return typeof definition.initial === 'string' ? `'${definition.initial}'` : String(definition.initial);
}

function members(
  definition: ElementDefinition,
  docs: ElementDocs,
): { attributes: Attribute[]; members: ClassMember[] } {
  const all = Object.entries(definition.attributes).map(([name, declared]) => {
    const initial = defaultOf(declared);
    const description = docs.attributes[name] ?? '';
    const shared = {
      description,
      type: { text: typeOf(declared) },
      ...(initial !== undefined && { default: initial }),
    };
    const fieldName = propertyOf(name);
    const field: ClassMember = { kind: 'field', name: fieldName, ...shared, privacy: 'public' };
    return { attribute: { name, fieldName, ...shared } satisfies Attribute, field };
  });
  const version: ClassMember = {
    kind: 'field',
    name: 'version',
    static: true,
    readonly: true,
    type: { text: 'string' },
    description: 'Version of the product that registered the element.',
  };
  return {
    attributes: all.map(({ attribute }) => attribute),
    members: [
      ...all.map(({ field }) => field),
      ...methodsOf(docs),
      ...(definition.value ? formMembers : []),
      version,
    ],
  };
}

/** What scripts may call. */
export function methodsOf({ methods = {} }: ElementDocs): ClassMember[] {
  return Object.entries(methods).map(([name, { description, parameters, returns }]) => ({
    kind: 'method',
    name,
    description,
    // As TypeScript writes it: a name with a question mark may be left out.
    parameters: Object.entries(parameters).map(([given, text]) => ({
      name: given.replace('?', ''),
      ...(given.endsWith('?') && { optional: true }),
      type: { text },
    })),
    return: { type: { text: returns } },
    privacy: 'public',
  }));
}

function eventsOf(definition: ElementDefinition, docs: ElementDocs): Event[] {
  const said: Readonly<Record<string, string>> = docs.events;
  const own = Object.entries(definition.events).map(([name, { cancelable = false }]) => ({
    name,
    description: `${said[name] ?? ''}${cancelable ? ' Cancelable.' : ''}`.trim(),
    type: {
      text: `CustomEvent<WidgetEvents['${name}']>`,
      references: [{ name: 'WidgetEvents', module: EVENTS_MODULE }],
    },
  }));
  return definition.value ? [...own, ...formEvents] : own;
}

function declarationOf(definition: ElementDefinition, docs: ElementDocs): CustomElementDeclaration {
  return {
    kind: 'class',
    customElement: true,
    name: docs.name,
    tagName: definition.tag,
    description: docs.description,
    superclass: { name: 'HTMLElement', package: 'global:' },
    ...members(definition, docs),
    events: eventsOf(definition, docs),
    slots: listed(docs.slots),
    cssParts: listed(docs.parts),
    cssProperties: Object.entries(docs.cssProperties).map(([name, { syntax, initial, description }]) => ({
      name,
      syntax,
      default: initial,
      description,
    })),
  };
}

/** The custom elements manifest, schema 2.1.0. Its modules are those of the package. */
export function manifestOf(elements: readonly DocumentedElement[]): Package {
  const modules = elements.map(({ definition, docs }): Module => {
    const path = definingModule(definition.tag);
    return {
      kind: 'javascript-module',
      path,
      declarations: [declarationOf(definition, docs)],
      exports: [
        {
          kind: 'custom-element-definition',
          name: definition.tag,
          declaration: { name: docs.name, module: path },
        },
      ],
    };
  });
  return { schemaVersion: '2.1.0', modules };
}

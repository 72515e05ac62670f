import type {
  Attribute,
  ClassMember,
  CustomElementDeclaration,
  Event,
  Module,
  Package,
} from 'custom-elements-manifest';
import { propertyOf, type AttributeFace, type Face, type FaceWords } from '#element/face.ts';

const EVENTS_MODULE = 'src/stores/widget-events.ts';

function typeOf(face: AttributeFace): string {
  switch (face.kind) {
    case 'enum':
      return face.values.map((value) => `'${value}'`).join(' | ');
    case 'json':
      return 'object';
    default:
      return face.kind;
  }
}

function defaultOf(face: AttributeFace): string | undefined {
  if (face.kind === 'boolean') return 'false';
  if (face.kind === 'json' || face.initial === undefined) return undefined;
  return typeof face.initial === 'string' ? `'${face.initial}'` : String(face.initial);
}

function members(face: Face, words: FaceWords): { attributes: Attribute[]; members: ClassMember[] } {
  const all = Object.entries(face.attributes).map(([name, declared]) => {
    const initial = defaultOf(declared);
    const description = words.attributes[name] ?? '';
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
    members: [...all.map(({ field }) => field), version],
  };
}

function eventsOf(face: Face, words: FaceWords): Event[] {
  const said: Readonly<Record<string, string>> = words.events;
  return Object.entries(face.events).map(([name, { cancelable = false }]) => ({
    name,
    description: `${said[name] ?? ''}${cancelable ? ' Cancelable.' : ''}`.trim(),
    type: {
      text: `CustomEvent<WidgetEvents['${name}']>`,
      references: [{ name: 'WidgetEvents', module: EVENTS_MODULE }],
    },
  }));
}

const named = (entries: Readonly<Record<string, string>>) =>
  Object.entries(entries).map(([name, description]) => ({ name, description }));

function declarationOf(face: Face, words: FaceWords): CustomElementDeclaration {
  return {
    kind: 'class',
    customElement: true,
    name: words.name,
    tagName: face.tag,
    description: words.words,
    superclass: { name: 'HTMLElement', package: 'global:' },
    ...members(face, words),
    events: eventsOf(face, words),
    slots: named(words.slots),
    cssParts: named(words.parts),
    cssProperties: Object.entries(words.cssProperties).map(
      ([name, { syntax, initial, words: description }]) => ({
        name,
        syntax,
        default: initial,
        description,
      }),
    ),
  };
}

/** The custom elements manifest, schema 2.1.0, of all faces. */
export function manifestOf(faces: readonly Face[], words: Readonly<Record<string, FaceWords>>): Package {
  const modules = faces.map((face): Module => {
    const own = words[face.tag];
    if (!own) throw new Error(`<${face.tag}> has no words in src/element/faces/words.ts.`);
    const path = `src/element/tags/${face.tag.replace('vitrine-', '')}.ts`;
    const declaration = declarationOf(face, own);
    return {
      kind: 'javascript-module',
      path,
      declarations: [declaration],
      exports: [
        { kind: 'custom-element-definition', name: face.tag, declaration: { name: own.name, module: path } },
      ],
    };
  });
  return { schemaVersion: '2.1.0', modules };
}

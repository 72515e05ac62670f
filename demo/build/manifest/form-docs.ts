import type { ClassMember, Event } from 'custom-elements-manifest';
import type { AttributeDefinition } from '#element/definition/definition.ts';
import type { Feature } from '#element/feature.ts';
import { readElements, type DocumentedElement } from '../features.ts';

/** What an element that is a control of forms takes besides, as `input` does. */
const attributes: Readonly<Record<string, AttributeDefinition>> = {
  name: { kind: 'string' },
  required: { kind: 'boolean' },
  disabled: { kind: 'boolean' },
};

const attributeDocs: Readonly<Record<keyof typeof attributes, string>> = {
  name: 'Name by which its value is sent with the form around it. Absent: nothing is sent.',
  required: 'The form around cannot be sent before the element has a value.',
  disabled: 'Nobody can use it, and nothing is sent; so too in a `fieldset` that is disabled.',
};

export const formEventDocs = {
  input: 'As `change`, at the same moment.',
  change: 'In a form: it has another value.',
} as const;

const field = (name: string, text: string, description: string): ClassMember => ({
  kind: 'field',
  name,
  description,
  type: { text },
  readonly: true,
  privacy: 'public',
});

const method = (name: string, text: string, description: string): ClassMember => ({
  kind: 'method',
  name,
  description,
  return: { type: { text } },
  privacy: 'public',
});

/** What scripts know of a control of forms that is in one. */
export const formMembers: readonly ClassMember[] = [
  field('value', 'string', 'What is sent with the form; empty until the visitor has come to it.'),
  field('form', 'HTMLFormElement | null', 'The form that it belongs to.'),
  field('labels', 'NodeList', 'Its labels.'),
  field('validity', 'ValidityState', '`valueMissing`, or `customError` of `setCustomValidity`.'),
  field(
    'validationMessage',
    'string',
    'Why the form cannot be sent, in the element’s language; empty: it can.',
  ),
  field('willValidate', 'boolean', 'Whether it may keep the form from being sent.'),
  method('checkValidity', 'boolean', 'Whether it lets the form be sent.'),
  method('reportValidity', 'boolean', 'The same; the browser shows why it does not.'),
  {
    ...method(
      'setCustomValidity',
      'void',
      'A reason of the page’s own for which the form cannot be sent; empty: none.',
    ),
    parameters: [{ name: 'reason', type: { text: 'string' } }],
  } as ClassMember,
];

export const formEvents: readonly Event[] = Object.entries(formEventDocs).map(([name, description]) => ({
  name,
  description,
  type: { text: 'Event' },
}));

/** An element with what it has as a control of forms, where it is one. */
export function withFormDocs(element: DocumentedElement): DocumentedElement {
  const { definition, docs } = element;
  if (!definition.value) return element;
  return {
    ...element,
    definition: { ...definition, attributes: { ...definition.attributes, ...attributes } },
    docs: {
      ...docs,
      attributes: { ...docs.attributes, ...attributeDocs },
      events: { ...docs.events, ...formEventDocs },
    },
  };
}

/** The elements as whoever embeds them sees them. */
export const readDocumented = async (root: string, features: readonly Feature[]) =>
  (await readElements(root, features)).map(withFormDocs);

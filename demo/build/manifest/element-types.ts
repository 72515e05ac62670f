import type { ClassMember } from 'custom-elements-manifest';
import { propertyOf, type AttributeDefinition } from '#element/definition/definition.ts';
import type { DocumentedElement } from '../features.ts';
import { formMembers } from './form-docs.ts';
import { methodsOf } from './elements-manifest.ts';
import { typeOf } from './spelled.ts';

/** What a property takes; a script may give the initial one back by `null`. */
const valueType = (declared: AttributeDefinition) =>
  declared.kind === 'json' ? `${typeOf(declared)} | string` : typeOf(declared);

const isAlwaysThere = (declared: AttributeDefinition) =>
  declared.kind === 'boolean' || (declared.kind !== 'json' && declared.initial !== undefined);

function property(
  [attribute, declared]: [string, AttributeDefinition],
  docs: DocumentedElement['docs'],
): string {
  const absent = isAlwaysThere(declared) ? '' : ' | undefined';
  return `/** ${docs.attributes[attribute] ?? ''} */ ${propertyOf(attribute)}: ${valueType(declared)}${absent} | null;`;
}

function memberType(member: ClassMember): string {
  const docs = `/** ${member.description ?? ''} */`;
  if (member.kind === 'field') return `  ${docs} readonly ${member.name}: ${member.type?.text ?? 'unknown'};`;
  const given = (member.parameters ?? []).map(
    ({ name, optional, type }) => `${name}${optional ? '?' : ''}: ${type?.text ?? 'unknown'}`,
  );
  return `  ${docs} ${member.name}(${given.join(', ')}): ${member.return?.type?.text ?? 'void'};`;
}

function typesOf({ definition, docs }: DocumentedElement): string {
  const properties = Object.entries(definition.attributes).map((entry) => property(entry, docs));
  const events = Object.keys(definition.events).map((name) => `'${name}'`);
  return [
    `export interface ${docs.name}Properties {`,
    ...properties.map((line) => `  ${line}`),
    '}',
    `/** ${docs.description} */`,
    `export interface ${docs.name} extends HTMLElement, ${docs.name}Properties${definition.value ? ', FormControlMembers' : ''} {`,
    ...methodsOf(docs).map(memberType),
    '}',
    `export type ${docs.name}Events = Pick<EventsByName, ${events.join(' | ')}>;`,
  ].join('\n');
}

/** What follows the details in their source is for the stores. */
const DETAILS_END = '\nexport type WidgetEventName';

/**
 * The types of the elements as whoever embeds them needs them: they name no module of ours. `events` is the source of the
 * events' details.
 */
export function elementTypes(elements: readonly DocumentedElement[], events: string): string {
  const [details = '', rest] = events.split(DETAILS_END);
  if (rest === undefined)
    throw new Error(`The events' source has no \`${DETAILS_END.trim()}\`, where their details end.`);
  const entries = elements.map(({ definition: { tag }, docs: { name } }) => ({ tag, name }));
  return `// Written by \`npm run manifest\`.

${details.replace('export const', 'export declare const')}
type EventsByName = { [Name in keyof WidgetEvents]: CustomEvent<WidgetEvents[Name]> };

/** What scripts know of an element that is a control of forms, once it is in one. */
export interface FormControlMembers {
${formMembers.map(memberType).join('\n')}
}

${elements.map(typesOf).join('\n\n')}

/** The class of an element, as \`vitrine/NAME/class\` gives it. */
export interface ElementClass<Element extends HTMLElement> {
  new (): Element;
  readonly prototype: Element;
  /** Version of the package. */
  readonly version: string;
  readonly observedAttributes: readonly string[];
}

/** Each element by its tag: what a script sees, what can be set, what it tells. */
export interface VitrineElements {
${entries.map(({ tag, name }) => `  '${tag}': { element: ${name}; properties: ${name}Properties; events: ${name}Events };`).join('\n')}
}

declare global {
  interface HTMLElementTagNameMap {
${entries.map(({ tag, name }) => `    '${tag}': ${name};`).join('\n')}
  }
  interface GlobalEventHandlersEventMap extends EventsByName {}
}
`;
}

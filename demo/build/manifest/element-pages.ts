import { propertyOf, type AttributeDefinition } from '#element/definition/definition.ts';
import type { DocumentedElement } from '../features.ts';
import { typeOf } from './spelled.ts';

const SCRIPT =
  '<script type="module" src="https://booking.example/embed/vitrine.js" data-company="cmp_maison"></script>';

type Row = readonly string[];

function table(title: string, head: Row, rows: readonly Row[]): string {
  if (rows.length === 0) return '';
  const lines = [head, head.map(() => '-'), ...rows].map(
    (row) => `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`,
  );
  return `\n## ${title}\n\n${lines.join('\n')}\n`;
}

function attributeRow(name: string, declared: AttributeDefinition, description: string): Row {
  const initial = declared.kind === 'boolean' || declared.kind === 'json' ? undefined : declared.initial;
  const property = propertyOf(name) === name ? '' : `, as a property \`${propertyOf(name)}\``;
  return [
    `\`${name}\`${property}`,
    typeOf(declared),
    initial === undefined ? '' : `\`${initial}\``,
    description,
  ];
}

const rowsOf = (entries: Readonly<Record<string, string>>, absent = ''): Row[] =>
  Object.entries(entries).map(([name, description]) => [name === '' ? absent : `\`${name}\``, description]);

const methodRows = ({ methods = {} }: DocumentedElement['docs']): Row[] =>
  Object.entries(methods).map(([name, { description, parameters, returns }]) => {
    const given = Object.entries(parameters).map(([each, type]) => `${each}: ${type}`);
    return [`\`${name}(${given.join(', ')}): ${returns}\``, description];
  });

/** The tables of what an element takes and tells, row by row. */
function tablesOf({ definition, docs }: DocumentedElement) {
  const attributes = Object.entries(definition.attributes).map(([name, declared]) =>
    attributeRow(name, declared, docs.attributes[name] ?? ''),
  );
  const properties = Object.entries(docs.cssProperties).map(([name, { initial, description }]) => [
    `\`${name}\``,
    initial,
    description,
  ]);
  return [
    { title: 'Attributes', head: ['name', 'type', 'default', 'what it does'], rows: attributes },
    { title: 'Methods', head: ['name', 'what it does'], rows: methodRows(docs) },
    { title: 'Events', head: ['name', 'when'], rows: rowsOf(docs.events) },
    { title: 'Slots', head: ['name', 'what it holds'], rows: rowsOf(docs.slots, 'without a name') },
    { title: 'Parts', head: ['name', 'what it is'], rows: rowsOf(docs.parts) },
    { title: 'Custom properties', head: ['name', 'default', 'what it is'], rows: properties },
  ];
}

/** Markup that works as it is copied, but for the address of the script and the company. */
function exampleOf({ definition: { tag }, docs: { example = {} } }: DocumentedElement): string {
  const attributes = Object.entries(example).map(([name, value]) =>
    value ? ` ${name}="${value}"` : ` ${name}`,
  );
  return `${SCRIPT}\n<${tag}${attributes.join('')}></${tag}>`;
}

/** A page for each element, one for what all of them have, and the list of these for programs that read. */
export function elementPages(elements: readonly DocumentedElement[]): Readonly<Record<string, string>> {
  const all = elements.map(tablesOf);
  const [first = []] = all;
  const isEverywhere = (index: number, row: Row) =>
    all.every((tables) => tables[index]?.rows.some((other) => other.join() === row.join()));
  const shared = first.map(({ title, head, rows }, index) =>
    table(
      title,
      head,
      rows.filter((row) => isEverywhere(index, row)),
    ),
  );
  const pages = elements.map((element, at) => {
    const own = (all[at] ?? []).map(({ title, head, rows }, index) =>
      table(
        title,
        head,
        rows.filter((row) => !isEverywhere(index, row)),
      ),
    );
    const { tag } = element.definition;
    const text = `# ${tag}\n\n${element.docs.description}\n\n\`\`\`html\n${exampleOf(element)}\n\`\`\`\n${own.join('')}
Besides that it has [what every element has](every-element.md).\n`;
    return [`docs/elements/${tag}.md`, text] as const;
  });
  const list = elements.map(
    ({ definition: { tag, attributes }, docs }) =>
      `- [${tag}](elements/${tag}.md): ${docs.description} Attributes: ${Object.keys(attributes).join(', ')}.`,
  );
  return {
    ...Object.fromEntries(pages),
    'docs/elements/every-element.md': `# What every element has\n${shared.join('')}`,
    'docs/llms.txt': `# Vitrine

> Web components with which a beauty or wellness business is booked on any page. One script tag for the page, then a tag wherever something is to be shown.

${SCRIPT}

## Elements

${list.join('\n')}
- [What every element has](elements/every-element.md): attributes, events, slots, parts and custom properties.

## More

- [Embedding](embed.md): space, properties, npm, fixed versions, policies, frameworks.
- [The back end for programs](api.md): search, hold and book in 30 lines, refusals, limits.
- [custom-elements.json](../custom-elements.json): all of it as data, schema 2.1.0.
- [Changelog](../CHANGELOG.md): what each version added, changed and took away.
- [Types](../src/types/elements.d.ts): TypeScript, and beside it React, Vue and Svelte.
`,
  };
}

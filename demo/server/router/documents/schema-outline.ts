/** A JSON Schema as somebody reads it, like a type of TypeScript: fields in their order, and what a value may be. */
export function schemaOutline(schema: object, indent = ''): string {
  const parts = schema as JsonSchema;
  const { type, const: constant, enum: choices, anyOf, items, properties } = parts;
  if (constant !== undefined) return JSON.stringify(constant);
  if (choices) return choices.map((choice) => JSON.stringify(choice)).join(' | ');
  if (anyOf) return anyOf.map((each) => schemaOutline(each, indent)).join(' | ');
  if (items) return `${schemaOutline(items, indent)}[]${bounds(schema, 'Items', ' entries')}`;
  if (properties) return fields(properties, parts.required, indent);
  if (type === 'object') return record(parts, indent);
  if (type === 'string') return text(parts);
  if (type === 'integer' || type === 'number') return `${type}${bounds(schema, 'imum', '')}`;
  return type ?? 'anything';
}

type Properties = Readonly<Record<string, object & { readonly description?: string }>>;

interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly object[];
  readonly items?: object;
  readonly properties?: Properties;
  readonly required?: readonly string[];
  readonly patternProperties?: Readonly<Record<string, object>>;
  readonly additionalProperties?: unknown;
  readonly format?: string;
  readonly pattern?: string;
}

function fields(properties: Properties, required: readonly string[] = [], indent = ''): string {
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(([name, value]) => {
    const field = `${inner}${name}${required.includes(name) ? '' : '?'}: ${schemaOutline(value, inner)}`;
    return value.description === undefined ? field : `${inner}// ${value.description}\n${field}`;
  });
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`;
}

function record({ patternProperties = {}, additionalProperties }: JsonSchema, indent: string): string {
  const [value = additionalProperties] = Object.values(patternProperties);
  const isSchema = typeof value === 'object' && value !== null;
  return `{ [name]: ${isSchema ? schemaOutline(value, indent) : 'anything'} }`;
}

function text(schema: JsonSchema): string {
  const kind = schema.format === undefined ? 'text' : `text, ${schema.format}`;
  const pattern = schema.pattern === undefined ? '' : ` like ${schema.pattern}`;
  return `${kind}${bounds(schema, 'Length', ' characters')}${pattern}`;
}

/** The least and the most of something, where a schema has them: `1..50 entries`. */
function bounds(schema: object, what: 'Items' | 'Length' | 'imum', unit: string): string {
  const least: unknown = Reflect.get(schema, `min${what}`);
  const most: unknown = Reflect.get(schema, `max${what}`);
  if (least === undefined && most === undefined) return '';
  const range = [least, most].map((bound) => (typeof bound === 'number' ? String(bound) : '')).join('..');
  return ` (${range}${unit})`;
}

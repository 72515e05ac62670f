import type { TSchema } from 'typebox';
import { FROM } from '../entity.ts';
import type { Json } from './json.ts';

/** The schemas of a document: those with a title stand once, under it, and are referred to from everywhere else. */
export interface Components {
  /** A schema as it stands in an operation. */
  refer(schema: TSchema): unknown;
  /** Every schema with a title that was referred to, by title; complete once the operations are written. */
  named(): Json;
}

interface Component {
  readonly schema: Schema;
  /** Title of the entity that it is made from. */
  readonly from: string | null;
}

interface Schema extends Json {
  readonly anyOf?: readonly Json[];
  readonly patternProperties?: Json;
  readonly properties?: Json;
  readonly required?: readonly string[];
}

export function createComponents(): Components {
  const known = new Map<string, Component>();

  function written(node: unknown): unknown {
    if (Array.isArray(node)) return node.map(written);
    if (typeof node !== 'object' || node === null) return node;
    const {
      title,
      [FROM]: from,
      ...own
    } = Object.fromEntries(
      Object.entries(node).map(([name, value]) => [name, name === FROM ? value : written(value)]),
    );
    // A field may be called so as well: its schema is no text.
    if (typeof title !== 'string') return title === undefined ? tidy(own) : { title, ...own };
    const schema = tidy(own);
    if (JSON.stringify(known.get(title)?.schema ?? schema) !== JSON.stringify(schema))
      throw new Error(
        `Two entities are called ${title}: a name of the OpenAPI document stands for one schema.`,
      );
    known.set(title, { schema, from: titleOf(from) });
    if (from !== undefined) written(from);
    return { $ref: `#/components/schemas/${title}` };
  }

  function componentOf({ schema, from }: Component): Json {
    const base = from === null ? undefined : known.get(from)?.schema;
    return base === undefined
      ? schema
      : { allOf: [{ $ref: `#/components/schemas/${from}` }, without(schema, base)] };
  }

  return {
    // What TypeBox keeps for itself is no JSON.
    refer: (schema) => written(JSON.parse(JSON.stringify(schema))),
    named: () =>
      Object.fromEntries(
        [...known]
          .toSorted(([one], [other]) => (one < other ? -1 : 1))
          .map(([title, component]) => [title, componentOf(component)]),
      ),
  };
}

/** The title of an entity, which stands for one schema; null for what has none. */
export function titleOf(schema: unknown): string | null {
  const isNamed = typeof schema === 'object' && schema !== null && 'title' in schema;
  return isNamed && typeof schema.title === 'string' ? schema.title : null;
}

/** By its title each entity that a list has more than once. */
export function repeatedIn(schemas: readonly TSchema[]): ReadonlyMap<string, TSchema> {
  const named = Map.groupBy(schemas, titleOf);
  return new Map(
    [...named].flatMap(([title, [first, second]]) =>
      title !== null && first && second ? [[title, first]] : [],
    ),
  );
}

/** What a schema says beyond another one, all of which holds for it too. */
function without(schema: Schema, base: Schema): Json {
  const { properties = {}, required = [], ...more } = schema;
  const fields = Object.entries(properties).filter(([name]) => !Object.hasOwn(base.properties ?? {}, name));
  const needed = required.filter((name) => !base.required?.includes(name));
  return {
    ...Object.fromEntries(Object.entries(more).filter(([name]) => !Object.hasOwn(base, name))),
    ...(needed.length > 0 && { required: needed }),
    ...(fields.length > 0 && { properties: Object.fromEntries(fields) }),
  };
}

/** The same said shorter: a choice of constants as an `enum`, what may be null by its type, a record by its values. */
function tidy(schema: Schema): Schema {
  const { anyOf, patternProperties, ...own } = schema;
  // Fields of any name.
  const anyField = patternProperties?.['^.*$'];
  if (anyField !== undefined) return { ...own, additionalProperties: anyField };
  if (own['pattern'] === '') return withoutPattern(own);
  const [first, second, third] = anyOf ?? [];
  if (anyOf === undefined || first === undefined) return schema;
  const constants = anyOf.filter((each) => 'const' in each && each['type'] === first['type']);
  if (constants.length === anyOf.length)
    return { ...own, type: first['type'], enum: anyOf.map((each) => each['const']) };
  const isPlain = typeof first['type'] === 'string' && !('const' in first);
  if (!isPlain || second?.['type'] !== 'null' || third !== undefined) return schema;
  return { ...own, ...first, type: [first['type'], 'null'] };
}

/** Any text fits an empty pattern. */
function withoutPattern({ pattern: _, ...schema }: Json): Json {
  return schema;
}

import { Type, type TObject } from 'typebox';
import type { CallSchemas, FamilySchemas } from './call.ts';
import { FROM, entity } from './entity.ts';
import { ById, Nothing } from './fields/id.ts';
import { PageQuery, pageOf } from './fields/page.ts';

/** What a record holds besides the fields that the contract names: kept and answered as it came. */
export type RecordData = Record<string, unknown>;

/** A record as it is answered: what was written, and what the back end says of it (ISO 8601). */
export type RecordWire = RecordData & { id: string; createdAt: string; changedAt: string };

interface RecordFacts {
  /** What one of them is called in the OpenAPI document, as `Dossier`. */
  readonly title: string;
  /** One of them in a sentence, as `a pigment`. */
  readonly noun: string;
  /** Several of them in a sentence, as `pigments`. */
  readonly plural: string;
  /** The fields that the product knows of: an entity. At least one of them is required. */
  readonly fields: TObject;
}

const open = { additionalProperties: Type.Unknown() };
const storedFields = { id: Type.String(), createdAt: Type.String(), changedAt: Type.String() };
const StoredRecord = Type.Object(storedFields, { ...open, title: 'KeptRecord' });

/**
 * What the five calls of a family of records take and answer. The back end checks the fields that are named and keeps all
 * others as they are, within 64 KiB and eight levels; names that mean something to a program's objects (`__proto__`,
 * `constructor`, `prototype`) are refused.
 */
export function recordSchemas({ title, noun, plural, fields }: RecordFacts) {
  const reply = Type.Unsafe<RecordWire>(
    Type.Object({ ...storedFields, ...fields.properties }, { ...open, title, [FROM]: StoredRecord }),
  );
  const body = Type.Unsafe<RecordData>(Type.Object(fields.properties, { ...fields, ...open }));
  const summary = `A page of ${plural}, the newest first`;
  return {
    list: { summary, query: Type.Object(PageQuery), reply: pageOf(reply) },
    read: { summary: `Reads ${noun}`, params: ById, reply },
    create: { summary: `Creates ${noun}`, body, reply },
    update: { summary: `Changes ${noun}`, params: ById, body, reply },
    remove: { summary: `Deletes ${noun}`, params: ById, reply: Nothing },
  };
}
export type RecordSchemas = ReturnType<typeof recordSchemas>;

/** Schemas by verb, as those of records, by the names of a family's calls: `read` is that of `pigments.read`. */
export function ofFamily(
  family: string,
  schemas: Readonly<Record<keyof RecordSchemas, CallSchemas>>,
): FamilySchemas {
  return Object.fromEntries(Object.entries(schemas).map(([verb, schema]) => [`${family}.${verb}`, schema]));
}

const NamedFields = entity('NamedFields', { name: Type.String({ minLength: 1, maxLength: 200 }) });

/** The same of a family that asks for no more than a name to tell one record from another. */
export function namedRecordSchemas(noun: string, plural: string): RecordSchemas {
  return recordSchemas({ title: 'NamedRecord', noun, plural, fields: NamedFields });
}

import { Type, type TProperties } from 'typebox';
import type { Role } from './call.ts';
import { resource } from './resource.ts';

/** What a record holds besides the fields that the contract names: kept and answered as it came. */
export type RecordData = Record<string, unknown>;

/** A record as it is answered: what was written, and what the back end says of it (ISO 8601). */
export type RecordWire = RecordData & { id: string; createdAt: string; changedAt: string };

interface RecordFacts {
  /** Family, as `pigments`. */
  readonly family: string;
  /** One of them in a sentence, as `a pigment`. */
  readonly noun: string;
  /** Several of them in a sentence, as `pigments`. */
  readonly plural: string;
  readonly path: string;
  /** The least role that may list and read them; the same as `role` unless said otherwise. */
  readonly readRole?: Role;
  readonly role: Role;
  /** The fields that the product knows of. At least one of them is required. */
  readonly properties: TProperties;
}

const open = { additionalProperties: Type.Unknown() };

/**
 * The five calls of a family of records. The back end checks the fields that are named and keeps all others as they are,
 * within 64 KiB and eight levels; names that mean something to a program's objects (`__proto__`, `constructor`,
 * `prototype`) are refused.
 */
export function recordResource({ plural, properties, ...facts }: RecordFacts) {
  const calls = resource({
    ...facts,
    item: Type.Unsafe<RecordWire>(
      Type.Object(
        { id: Type.String(), createdAt: Type.String(), changedAt: Type.String(), ...properties },
        open,
      ),
    ),
    fields: Type.Unsafe<RecordData>(Type.Object(properties, open)),
  });
  return {
    ...calls,
    list: { ...calls.list, summary: `A page of the company's ${plural}, the newest first` },
  };
}
export type RecordCalls = ReturnType<typeof recordResource>;

/** What most families ask for: a name to tell one from another. */
export const NAMED = { name: Type.String({ minLength: 1, maxLength: 200 }) } satisfies TProperties;

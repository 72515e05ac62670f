import type { CallWith, Role } from './call.ts';
import type { RecordSchemas } from './records.schemas.ts';

interface RecordFacts {
  /** Family, as `pigments`. */
  readonly family: string;
  /** Without a slash at its end, as `/api/pigments`. */
  readonly path: string;
  /** The least role that may list and read them; the same as `role` unless said otherwise. */
  readonly readRole?: Role;
  /** The least role that may create, change and delete them. */
  readonly role: Role;
}

/** The calls of a family of records: list, read, create, change, delete. */
export type RecordCalls = { readonly [Verb in keyof RecordSchemas]: CallWith<RecordSchemas[Verb]> };

export function recordCalls({ family, path, role, readRole = role }: RecordFacts): RecordCalls {
  const common = { audience: 'back-office', tenancy: 'company' } as const;
  const reading = { ...common, method: 'GET', role: readRole, idempotency: 'safe' } as const;
  const one = { ...common, role, path: `${path}/{id}`, idempotency: 'natural' } as const;
  return {
    list: { ...reading, name: `${family}.list`, path },
    read: { ...reading, name: `${family}.read`, path: one.path },
    create: { ...common, name: `${family}.create`, method: 'POST', path, role, idempotency: 'key' },
    update: { ...one, name: `${family}.update`, method: 'PUT' },
    remove: { ...one, name: `${family}.remove`, method: 'DELETE' },
  };
}

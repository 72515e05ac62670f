import type { RecordData } from '#contract/records.schemas.ts';
import { invalidField, refuse, type Refusal } from '../http/refusal.ts';

const MOST_BYTES = 64 * 1024;
const MOST_DEPTH = 8;
const LONGEST_NAME = 100;
/** Names that mean something to every object of a program. */
const PROTOTYPE_NAMES = new Set(['__proto__', 'constructor', 'prototype']);
/** What the back end says of a record: it comes back with what a client changes, and is not its to write. */
const OWN_FIELDS = new Set(['id', 'createdAt', 'changedAt']);

/** What may be kept of a record, or why it may not: too large, too deep, or with a name that no data should have. */
export function recordData(body: RecordData): RecordData | Refusal {
  const fault = faultyField(body, '', 1);
  if (fault !== null) return invalidField(fault);
  const data = Object.fromEntries(Object.entries(body).filter(([name]) => !OWN_FIELDS.has(name)));
  if (Buffer.byteLength(JSON.stringify(data)) > MOST_BYTES)
    return refuse('invalid', { status: 413, sentence: 'too_large' });
  return data;
}

function faultyField(value: unknown, path: string, depth: number): string | null {
  if (typeof value !== 'object' || value === null) return null;
  if (depth > MOST_DEPTH) return path;
  for (const [name, inner] of Object.entries(value)) {
    const field = path === '' ? name.slice(0, LONGEST_NAME) : path;
    if (!isPlainName(name)) return field;
    const fault = faultyField(inner, path === '' ? name : `${path}.${name}`, depth + 1);
    if (fault !== null) return fault;
  }
  return null;
}

function isPlainName(name: string): boolean {
  return (
    name.length <= LONGEST_NAME && !PROTOTYPE_NAMES.has(name) && name.isWellFormed() && !/\p{Cc}/u.test(name)
  );
}

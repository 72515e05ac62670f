import type { CollectionField } from '#contract/content/collections.schemas.ts';
import { refuse, type Refusal } from '../http/refusal.ts';

const LONGEST_TEXT = 10_000;
const MOST_ERRORS = 20;

/** Why values are none of a collection with these fields: one is missing, of another kind, or unknown. */
export function valuesFault(
  fields: readonly CollectionField[],
  values: Readonly<Record<string, unknown>>,
): Refusal | null {
  const known = new Set(fields.map(({ name }) => name));
  const errors = [
    ...fields.flatMap((field) => {
      const value = Object.hasOwn(values, field.name) ? (values[field.name] ?? null) : null;
      if (value === null) return field.required ? [fault(field.name, 'required')] : [];
      return isOfKind(field, value) ? [] : [fault(field.name, 'invalid')];
    }),
    ...Object.keys(values).flatMap((name) => (known.has(name) ? [] : [fault(name, 'invalid')])),
  ].slice(0, MOST_ERRORS);
  const [first] = errors;
  return first === undefined ? null : refuse('invalid', { field: first.field, errors });
}

function fault(name: string, kind: 'required' | 'invalid') {
  return { field: `values.${name}`, fault: kind };
}

function isOfKind(field: CollectionField, value: unknown): boolean {
  switch (field.kind) {
    case 'text':
      return typeof value === 'string' && value.length <= LONGEST_TEXT;
    case 'number':
      return typeof value === 'number' && Number.isFinite(value);
    case 'boolean':
      return typeof value === 'boolean';
    case 'date':
      return typeof value === 'string' && isDay(value);
    case 'choice':
      return typeof value === 'string' && field.choices.includes(value);
  }
}

/** `YYYY-MM-DD` of a day that exists. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

import { LRUCache } from 'lru-cache';
import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { refuse, type Refusal } from '../../http/refusal.ts';

/** Where a value comes from: what travels as text is converted, JSON is taken as it is. */
type Source = 'text' | 'json';

/** What the schema knows of a value, or why it is refused. What it does not know is left out, or refused where the caller is `strict`. */
export type SchemaCheckResult =
  { readonly kind: 'ok'; readonly value: unknown } | { readonly kind: 'refused'; readonly refusal: Refusal };

type Fault = 'unknown' | 'required' | 'too_short' | 'too_long' | 'invalid';

/** That unknown fields are refused, all but those at the top that are only read: whoever writes back what was read has them. */
interface Strictness {
  readonly readOnly: ReadonlySet<string>;
}

const MOST_ERRORS = 20;

/** Compiling takes longer than a hundred checks; several calls, and several servers of one process, share a schema. */
const validators = new WeakMap<TSchema, Validator>();

function validatorOf(schema: TSchema): Validator {
  const validator = validators.get(schema) ?? Compile(schema);
  validators.set(schema, validator);
  return validator;
}

export function createSchemaCheck(
  schema: TSchema | undefined,
  source: Source,
  strict?: Strictness,
): (value: unknown) => SchemaCheckResult {
  if (schema === undefined) return () => ({ kind: 'ok', value: undefined });
  const validator = validatorOf(schema);
  const check = (given: unknown): SchemaCheckResult => {
    const deep = tooDeepField(given, '', 0);
    if (deep !== null) return { kind: 'refused', refusal: invalid([{ field: deep, fault: 'invalid' }]) };
    const converted = source === 'text' ? validator.Convert(validator.Default(given)) : given;
    // Cleaning changes what it is given.
    const whole = strict ? structuredClone(withoutNames(converted, strict.readOnly)) : null;
    const value = validator.Clean(converted);
    if (!validator.Check(value)) return { kind: 'refused', refusal: faultsOf(validator.Errors(value)) };
    const unknown = strict ? unknownField(whole, value, '') : null;
    if (unknown !== null)
      return { kind: 'refused', refusal: invalid([{ field: unknown, fault: 'unknown' }]) };
    const unwritable = unwritableField(value, '');
    if (unwritable === null) return { kind: 'ok', value };
    return { kind: 'refused', refusal: invalid([{ field: unwritable, fault: 'invalid' }]) };
  };
  return source === 'text' ? remembering((given) => check(given ?? {})) : check;
}

/** Texts whose check is remembered, and the characters of the longest. */
const MOST_REMEMBERED = 100;
const LONGEST_REMEMBERED = 200;

/** The same few addresses are asked for again and again; converting and cleaning costs more than all else that is done with them. */
function remembering(check: (given: unknown) => SchemaCheckResult): (given: unknown) => SchemaCheckResult {
  const cached = new LRUCache<string, SchemaCheckResult>({ max: MOST_REMEMBERED });
  return (given) => {
    const key = JSON.stringify(given) ?? '';
    const before = cached.get(key);
    if (before !== undefined) return before;
    const checked = check(given);
    if (checked.kind === 'ok' && key.length <= LONGEST_REMEMBERED) cached.set(key, checked);
    return checked;
  };
}

interface SchemaError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: object;
}

function faultsOf(errors: readonly SchemaError[]): Refusal {
  const found = errors.flatMap((error) => {
    const path = error.instancePath.slice(1).replaceAll('/', '.');
    if (error.keyword !== 'required') return [{ field: path, fault: faultOf(error.keyword) }];
    const missing: unknown = Reflect.get(error.params, 'requiredProperties');
    return (Array.isArray(missing) ? missing : []).map((name) => ({
      field: path === '' ? String(name) : `${path}.${String(name)}`,
      fault: 'required' as const,
    }));
  });
  // What is no object at all has no field to blame.
  return invalid(found.filter(({ field }) => field !== '').slice(0, MOST_ERRORS));
}

function invalid(errors: { field: string; fault: Fault }[]): Refusal {
  const [first] = errors;
  return first === undefined ? refuse('invalid') : refuse('invalid', { errors, field: first.field });
}

function faultOf(keyword: string): Fault {
  if (keyword === 'minLength' || keyword === 'minItems') return 'too_short';
  if (keyword === 'maxLength' || keyword === 'maxItems') return 'too_long';
  return 'invalid';
}

/** Levels of a value: whoever walks through it later, the schema first of all, need not fear for the stack. */
const MOST_DEPTH = 32;

function tooDeepField(value: unknown, path: string, depth: number): string | null {
  if (typeof value !== 'object' || value === null) return null;
  if (depth > MOST_DEPTH) return path;
  return firstField(value, path, (inner, at) => tooDeepField(inner, at, depth + 1));
}

/** The first field that nobody could keep: a text with a NUL or half of a surrogate pair, which no database takes. */
function unwritableField(value: unknown, path: string): string | null {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  return firstField(value, path, unwritableField);
}

function withoutNames(value: unknown, names: ReadonlySet<string>): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.has(name)));
}

/** The first field that is no more there once a value is cleaned. */
function unknownField(whole: unknown, cleaned: unknown, path: string): string | null {
  if (typeof whole !== 'object' || whole === null || typeof cleaned !== 'object' || cleaned === null)
    return null;
  return firstField(whole, path, (inner, at) => {
    const name = at.slice(path === '' ? 0 : path.length + 1);
    return Object.hasOwn(cleaned, name) ? unknownField(inner, Reflect.get(cleaned, name), at) : at;
  });
}

function firstField(
  value: object,
  path: string,
  find: (inner: unknown, path: string) => string | null,
): string | null {
  for (const [name, inner] of Object.entries(value)) {
    const found = find(inner, path === '' ? name : `${path}.${name}`);
    if (found !== null) return found;
  }
  return null;
}

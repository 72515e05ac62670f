import { LOCALES, type LocalizedText } from '#domain/locale.ts';
import { instant, type Instant } from '#domain/time/instant.ts';
import { toCents, type Cents, type Currency } from '#domain/prices/money.ts';

/** Told once for each thing that had to be left out or guessed. `what` names the entity and the field. */
export type Warn = (what: string) => void;

export type WireFields = Readonly<Record<string, unknown>>;

const NOTHING: WireFields = {};

/** An object's fields; none for anything else. */
export function fields(value: unknown): WireFields {
  return isObject(value) ? value : NOTHING;
}

export function isObject(value: unknown): value is WireFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A list, bare or under `data`; null for anything else. */
export function list(value: unknown): readonly unknown[] | null {
  if (Array.isArray(value)) return value;
  const inner = fields(value)['data'];
  return Array.isArray(inner) ? inner : null;
}

/** The items that can be read; one that cannot is left out and warned of. */
export function each<T>(value: unknown, what: string, warn: Warn, read: (item: unknown) => T | null): T[] {
  return (list(value) ?? []).flatMap((item) => {
    const parsed = read(item);
    if (parsed === null) warn(what);
    return parsed === null ? [] : [parsed];
  });
}

/** Some back ends write ids as numbers. */
export function id(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' ? value : '';
}

export function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

export function flag(value: unknown, otherwise: boolean): boolean {
  return typeof value === 'boolean' ? value : otherwise;
}

/** A finite number, also one written as text; null for anything else. */
export function number(value: unknown): number | null {
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof read === 'number' && Number.isFinite(read) ? read : null;
}

export function integer(
  value: unknown,
  otherwise: number,
  least = 0,
  most = Number.MAX_SAFE_INTEGER,
): number {
  const read = number(value);
  return read === null || read < least || read > most ? otherwise : Math.round(read);
}

/** A text in the product's languages; one plain text stands for French. */
export function localized(value: unknown): LocalizedText {
  if (typeof value === 'string') return value ? { fr: value } : {};
  const read = fields(value);
  const result: LocalizedText = {};
  for (const locale of LOCALES) {
    const words = read[locale];
    if (typeof words === 'string' && words) result[locale] = words;
  }
  return result;
}

export function isEmpty(value: LocalizedText): boolean {
  return Object.keys(value).length === 0;
}

/** The instant of an ISO 8601 text with its offset; null for anything else. */
export function isoInstant(value: unknown): Instant | null {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:?\d\d)$/.test(value)) return null;
  const read = Date.parse(value);
  return Number.isFinite(read) ? instant(read) : null;
}

/** The second part of an entity's dash-separated `artebeauteId`, else the whole; where it has none, its id. */
export function externalId({ artebeauteId, id: own }: WireFields): string {
  const whole = id(artebeauteId);
  return whole.split('-')[1] || whole || id(own);
}

/** Minor units of a decimal amount that is not negative; null for anything else. */
export function amount(value: unknown, currency: Currency): Cents | null {
  const read = number(value);
  if (read === null || read < 0) return null;
  try {
    return toCents(read, currency);
  } catch {
    return null;
  }
}

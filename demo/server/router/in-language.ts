import type { TSchema } from 'typebox';
import { LocalizedWire } from '#contract/fields/media.ts';
import { LOCALES, type Locale } from '#domain/locale.ts';

type Json = Readonly<Record<string, unknown>>;

/**
 * A reply with each of its localized texts in one language only: the wanted one, else French, else any that the text
 * has. What is a localized text, the schema says.
 */
export function inLanguage(schema: TSchema | undefined, locale: Locale, value: unknown): unknown {
  if (!schema || typeof value !== 'object' || value === null) return value;
  if (schema === LocalizedWire) return oneText(value as Readonly<Record<string, string>>, locale);
  const { items, properties, anyOf } = schema as Composite;
  // What may be null, or one thing of another kind that is no object.
  if (anyOf) return inLanguage(anyOf.find(isComposite), locale, value);
  if (Array.isArray(value)) {
    return items ? value.map((item: unknown) => inLanguage(items, locale, item)) : value;
  }
  if (!properties) return value;
  return Object.fromEntries(
    Object.entries(value as Json).map(([name, field]) => [name, inLanguage(properties[name], locale, field)]),
  );
}

interface Composite extends TSchema {
  readonly items?: TSchema;
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly anyOf?: readonly TSchema[];
}

function isComposite(schema: TSchema): boolean {
  return schema === LocalizedWire || 'properties' in schema || 'items' in schema;
}

function oneText(text: Readonly<Record<string, string>>, locale: Locale): Json {
  const spoken = [locale, ...LOCALES, ...Object.keys(text)].find((each) => text[each]);
  return spoken === undefined ? {} : { [spoken]: text[spoken] };
}

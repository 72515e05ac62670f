import { propertyOf, type AttributeDefinition, type ElementDefinition } from './definition.ts';
import { storefrontBase } from '#domain/shops/storefront-base.ts';
import { localeOfTag } from '../page/lang.ts';

export type AttributeReading =
  { readonly kind: 'value'; readonly value: unknown } | { readonly kind: 'invalid' };

const read = (value: unknown): AttributeReading => ({ kind: 'value', value });
const INVALID: AttributeReading = { kind: 'invalid' };

/** The value of an attribute that is absent, invalid or taken away. */
export function initialOf(definition: AttributeDefinition): unknown {
  if (definition.kind === 'boolean') return false;
  return definition.kind === 'json' ? undefined : definition.initial;
}

function numberIn(definition: AttributeDefinition & { kind: 'number' }, value: unknown): AttributeReading {
  const text = typeof value === 'string' ? value.trim() : value;
  const found = text === '' || typeof text === 'object' ? Number.NaN : Number(text);
  const { min = -Infinity, max = Infinity } = definition;
  const fits = Number.isFinite(found) && found >= min && found <= max && !(definition.whole && found % 1);
  return fits ? read(found) : INVALID;
}

function jsonIn(text: string): AttributeReading {
  try {
    return read(JSON.parse(text));
  } catch {
    return INVALID;
  }
}

function enumIn(
  { values, isLanguage }: AttributeDefinition & { kind: 'enum' },
  text: string,
): AttributeReading {
  const found = isLanguage ? localeOfTag(text) : text;
  return found !== undefined && values.includes(found) ? read(found) : INVALID;
}

/** An attribute's text, null when it is absent. Never throws. */
export function readAttribute(definition: AttributeDefinition, text: string | null): AttributeReading {
  if (text === null) return read(initialOf(definition));
  switch (definition.kind) {
    case 'string':
      if (definition.isStorefront && text && storefrontBase(text) === null) return INVALID;
      // Templates write an empty attribute for a value that they do not have.
      return read(text || initialOf(definition));
    case 'boolean':
      // As in HTML, being there is enough; "false" is what frameworks write for a false value.
      return read(text !== 'false');
    case 'number':
      return numberIn(definition, text);
    case 'enum':
      return enumIn(definition, text);
    case 'json':
      return jsonIn(text);
  }
}

/** The values of a tag's attributes by property; the initial one of each that is absent or invalid. */
export function propsOf(
  { attributes }: ElementDefinition,
  given: Readonly<Record<string, string>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, declared]) => {
      const reading = readAttribute(declared, given[name] ?? null);
      return [propertyOf(name), reading.kind === 'value' ? reading.value : initialOf(declared)];
    }),
  );
}

/** A value given as a property: the same meaning as the attribute's, an object stays the same object. Never throws. */
export function readProperty(definition: AttributeDefinition, value: unknown): AttributeReading {
  if (value === undefined || value === null) return read(initialOf(definition));
  switch (definition.kind) {
    case 'string':
      return typeof value === 'object' || typeof value === 'function' || typeof value === 'symbol'
        ? INVALID
        : readAttribute(definition, String(value));
    case 'boolean':
      return read(typeof value === 'string' ? value !== 'false' : Boolean(value));
    case 'number':
      return typeof value === 'symbol' ? INVALID : numberIn(definition, value);
    case 'enum':
      return typeof value === 'string' ? readAttribute(definition, value) : INVALID;
    case 'json':
      return typeof value === 'string' ? jsonIn(value) : read(value);
  }
}

function expectation(definition: AttributeDefinition): string {
  switch (definition.kind) {
    case 'enum':
      return `one of ${definition.values.join(', ')}`;
    case 'number': {
      const { whole, min, max } = definition;
      return `a ${whole ? 'whole ' : ''}number${min === undefined ? '' : ` from ${min}`}${max === undefined ? '' : ` to ${max}`}`;
    }
    case 'json':
      return 'valid JSON';
    case 'string':
      return definition.isStorefront ? 'an address as https://salon.example or /salon' : 'a string';
    case 'boolean':
      return 'a boolean';
  }
}

/** For the developer's console: which tag, which attribute, what is expected. */
export function invalidMessage(
  tag: string,
  attribute: string,
  definition: AttributeDefinition,
  value: unknown,
): string {
  const given =
    typeof value === 'string' ? JSON.stringify(value.slice(0, 60)) : `a value of type ${typeof value}`;
  const instead = initialOf(definition);
  return `<${tag}> ${attribute}: expected ${expectation(definition)}, got ${given}; ${
    instead === undefined ? 'it is ignored' : `${String(instead)} is used`
  }.`;
}

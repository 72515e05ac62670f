import type { AttributeFace } from './face.ts';
import { localeOfTag } from './lang.ts';

export type Reading = { readonly kind: 'value'; readonly value: unknown } | { readonly kind: 'invalid' };

const read = (value: unknown): Reading => ({ kind: 'value', value });
const INVALID: Reading = { kind: 'invalid' };

/** The value of an attribute that is absent, invalid or taken away. */
export function initialOf(face: AttributeFace): unknown {
  if (face.kind === 'boolean') return false;
  return face.kind === 'json' ? undefined : face.initial;
}

function numberIn(face: AttributeFace & { kind: 'number' }, value: unknown): Reading {
  const text = typeof value === 'string' ? value.trim() : value;
  const found = text === '' || typeof text === 'object' ? Number.NaN : Number(text);
  const { min = -Infinity, max = Infinity } = face;
  const fits = Number.isFinite(found) && found >= min && found <= max && !(face.whole && found % 1);
  return fits ? read(found) : INVALID;
}

function jsonIn(text: string): Reading {
  try {
    return read(JSON.parse(text));
  } catch {
    return INVALID;
  }
}

function enumIn({ values, isLanguage }: AttributeFace & { kind: 'enum' }, text: string): Reading {
  const found = isLanguage ? localeOfTag(text) : text;
  return found !== undefined && values.includes(found) ? read(found) : INVALID;
}

/** An attribute's text, null when it is absent. Never throws. */
export function readAttribute(face: AttributeFace, text: string | null): Reading {
  if (text === null) return read(initialOf(face));
  switch (face.kind) {
    case 'string':
      // Templates write an empty attribute for a value that they do not have.
      return read(text || initialOf(face));
    case 'boolean':
      // As in HTML, being there is enough; "false" is what frameworks write for a false value.
      return read(text !== 'false');
    case 'number':
      return numberIn(face, text);
    case 'enum':
      return enumIn(face, text);
    case 'json':
      return jsonIn(text);
  }
}

/** A value given as a property: the same meaning as the attribute's, an object stays the same object. Never throws. */
export function readProperty(face: AttributeFace, value: unknown): Reading {
  if (value === undefined || value === null) return read(initialOf(face));
  switch (face.kind) {
    case 'string':
      return typeof value === 'object' || typeof value === 'function' || typeof value === 'symbol'
        ? INVALID
        : readAttribute(face, String(value));
    case 'boolean':
      return read(typeof value === 'string' ? value !== 'false' : Boolean(value));
    case 'number':
      return typeof value === 'symbol' ? INVALID : numberIn(face, value);
    case 'enum':
      return typeof value === 'string' ? readAttribute(face, value) : INVALID;
    case 'json':
      return typeof value === 'string' ? jsonIn(value) : read(value);
  }
}

/** For the developer's console: which tag, which attribute, what is expected. */
export function complaint(tag: string, attribute: string, face: AttributeFace, value: unknown): string {
  const wanted: string =
    face.kind === 'enum'
      ? `one of ${face.values.join(', ')}`
      : face.kind === 'number'
        ? `a ${face.whole ? 'whole ' : ''}number${face.min === undefined ? '' : ` from ${face.min}`}${face.max === undefined ? '' : ` to ${face.max}`}`
        : face.kind === 'json'
          ? 'valid JSON'
          : `a ${face.kind}`;
  const given =
    typeof value === 'string' ? JSON.stringify(value.slice(0, 60)) : `a value of type ${typeof value}`;
  const instead = initialOf(face);
  return `<${tag}> ${attribute}: expected ${wanted}, got ${given}; ${
    instead === undefined ? 'it is ignored' : `${String(instead)} is used`
  }.`;
}

import type { WidgetEventName } from '#stores/widget-events.ts';

/** A primitive that means the same as an attribute and as a property, or JSON that can be given as both. */
export type AttributeFace =
  | { readonly kind: 'string'; readonly initial?: string }
  | {
      readonly kind: 'number';
      readonly initial?: number;
      readonly min?: number;
      readonly max?: number;
      readonly whole?: boolean;
    }
  | { readonly kind: 'boolean' }
  | {
      readonly kind: 'enum';
      readonly values: readonly string[];
      readonly initial?: string;
      /** The values are languages, and are meant by every tag that `lang` takes: `fr-CH` is `fr`. */
      readonly isLanguage?: boolean;
    }
  /** As an attribute JSON text; as a property the object itself, never written back to the attribute. */
  | { readonly kind: 'json' };

export interface EventFace {
  /** Listeners may prevent what it announces. */
  readonly cancelable?: boolean;
}

/** The public face of one element as far as the running element needs it. Its words are in `FaceWords`. */
export interface Face {
  /** With a dash, as `vitrine-booking`. */
  readonly tag: string;
  readonly attributes: Readonly<Record<string, AttributeFace>>;
  readonly events: Readonly<Partial<Record<WidgetEventName, EventFace>>>;
}

/** Keeps the literal types of a face. */
export function face<const F extends Face>(facts: F): F {
  return facts;
}

export interface CssPropertyWords {
  readonly syntax: string;
  readonly initial: string;
  readonly words: string;
}

/** What a face says to whoever embeds the element: complete by type, and in no bundle. */
export interface FaceWords<F extends Face = Face> {
  /** Name of the class in manifest and types. */
  readonly name: string;
  readonly words: string;
  readonly attributes: Readonly<Record<keyof F['attributes'] & string, string>>;
  readonly events: Readonly<Record<keyof F['events'] & string, string>>;
  readonly slots: Readonly<Record<string, string>>;
  readonly parts: Readonly<Record<string, string>>;
  readonly cssProperties: Readonly<Record<string, CssPropertyWords>>;
}

/** `heading-level` as a property: `headingLevel`. */
export type PropertyName<Attribute extends string> = Attribute extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<PropertyName<Tail>>}`
  : Attribute;

type Absent<A extends AttributeFace> = A extends { readonly initial: string | number } ? never : undefined;

type Value<A extends AttributeFace> = A extends { readonly kind: 'boolean' }
  ? boolean
  : A extends { readonly kind: 'json' }
    ? unknown
    : A extends { readonly kind: 'number' }
      ? number | Absent<A>
      : A extends { readonly kind: 'enum'; readonly values: readonly (infer V)[] }
        ? V | Absent<A>
        : string | Absent<A>;

/** What a screen gets for the attributes of its element: always of the declared kind, the initial value where absent. */
export type Values<F extends Face> = {
  readonly [A in keyof F['attributes'] & string as PropertyName<A>]: Value<F['attributes'][A]>;
};

export function propertyOf(attribute: string): string {
  return attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

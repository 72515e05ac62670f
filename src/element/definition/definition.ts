import type { ExpectedHeight } from '../space/reserved-space.ts';
import type { PlainTextKey } from '#stores/texts/texts.ts';
import type { WidgetEventName } from '#stores/widget-events.ts';

/** A primitive that means the same as an attribute and as a property, or JSON that can be given as both. */
export type AttributeDefinition =
  | {
      readonly kind: 'string';
      readonly initial?: string;
      /** It is the address of a storefront. */
      readonly isStorefront?: boolean;
    }
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

export interface EventDefinition {
  /** Listeners may prevent what it announces. */
  readonly cancelable?: boolean;
}

/** What an element is in a form: the screen says what it submits. */
export interface FormValueDefinition {
  /** What is said where the form requires a value and the visitor has not come to one yet. */
  readonly missing: PlainTextKey;
}

/** What one element takes and tells, as far as the running element needs it. Its descriptions are `ElementDocs`. */
export interface ElementDefinition {
  /** With a dash, as `vitrine-booking`. */
  readonly tag: string;
  readonly attributes: Readonly<Record<string, AttributeDefinition>>;
  readonly events: Readonly<Partial<Record<WidgetEventName, EventDefinition>>>;
  /** The space that it keeps free until it shows something. Absent: none. */
  readonly space?: readonly ExpectedHeight[];
  /** Attributes with which what it shows first is of the moment: no server renders it for others. */
  readonly ofTheMoment?: Readonly<Record<string, string>>;
  /** A tool of the company's own people, which looks as the page around says, and not as the company's site. */
  readonly isTool?: true;
  /** What scripts may call, by name; the screen answers. Absent: nothing. */
  readonly methods?: readonly string[];
  /** Makes it a control of forms, with the attributes and properties of one. Absent: it is none. */
  readonly value?: FormValueDefinition;
}

/** `heading-level` as a property: `headingLevel`. */
export type PropertyName<Attribute extends string> = Attribute extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<PropertyName<Tail>>}`
  : Attribute;

type Absent<A extends AttributeDefinition> = A extends { readonly initial: string | number }
  ? never
  : undefined;

type PropOf<A extends AttributeDefinition> = A extends { readonly kind: 'boolean' }
  ? boolean
  : A extends { readonly kind: 'json' }
    ? unknown
    : A extends { readonly kind: 'number' }
      ? number | Absent<A>
      : A extends { readonly kind: 'enum'; readonly values: readonly (infer V)[] }
        ? V | Absent<A>
        : string | Absent<A>;

/** What a screen gets for the attributes of its element: always of the declared kind, the initial value where absent. */
export type PropsOf<F extends ElementDefinition> = {
  readonly [A in keyof F['attributes'] & string as PropertyName<A>]: PropOf<F['attributes'][A]>;
};

export function propertyOf(attribute: string): string {
  return attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** Of the attributes of a control of forms the one whose change no callback of its own tells. What is no control does not watch it. */
export const WATCHED = 'required';

/** The attributes whose changes the browser has to tell. */
export function observedOf({ attributes, value }: ElementDefinition): readonly string[] {
  return [...Object.keys(attributes), ...(value ? [WATCHED] : [])];
}

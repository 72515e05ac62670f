import type { ElementDefinition } from './definition.ts';

export interface CssPropertyDocs {
  readonly syntax: string;
  readonly initial: string;
  readonly description: string;
}

export interface MethodDocs {
  readonly description: string;
  /** TypeScript types by the names of what is given, in their order. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly returns: string;
}

/** What an element's definition says to whoever embeds it: complete by type, and in no bundle. */
export interface ElementDocs<D extends ElementDefinition = ElementDefinition> {
  /** Name of the class in manifest and types. */
  readonly name: string;
  readonly description: string;
  readonly attributes: Readonly<Record<keyof D['attributes'] & string, string>>;
  readonly events: Readonly<Record<keyof D['events'] & string, string>>;
  /** By the names of the definition, where it has any. */
  readonly methods?: Readonly<Record<string, MethodDocs>>;
  readonly slots: Readonly<Record<string, string>>;
  readonly parts: Readonly<Record<string, string>>;
  /** Attributes of the example, as the demo's company has them. */
  readonly example?: { readonly [Name in keyof D['attributes'] & string]?: string };
  readonly cssProperties: Readonly<Record<string, CssPropertyDocs>>;
}

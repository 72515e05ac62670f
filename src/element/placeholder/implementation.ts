/** The class of an element's code, for elements that a placeholder class has made. Loader and code share no module: they meet by this. */
export interface Implementation {
  readonly prototype: HTMLElement & {
    connectedCallback(): void;
    disconnectedCallback(): void;
    connectedMoveCallback(): void;
    adoptedCallback(): void;
    attributeChangedCallback(attribute: string, before: string | null, text: string | null): void;
  };
  /** Makes an element that is there one of this class, with the root that it has. Its attributes are not read yet. */
  takeOver(element: HTMLElement, root: ShadowRoot): void;
}

/** The static method by which a placeholder class is handed its code. */
export const IMPLEMENT: unique symbol = Symbol.for('vitrine.implement');

export interface PlaceholderClass {
  readonly version: string;
  [IMPLEMENT](code: Implementation): void;
}

/** Whether what is registered for a tag is a placeholder class of this version that still lacks its code. */
export function isPlaceholder(known: unknown, version: string): known is PlaceholderClass {
  return (
    typeof known === 'function' &&
    Object.hasOwn(known, IMPLEMENT) &&
    Reflect.get(known, 'version') === version
  );
}

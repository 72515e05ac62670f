/** What the browser tells an element, each with `Callback` after it. It asks a class for these as it is registered. */
export const CALLBACKS = [
  'connected',
  'disconnected',
  'connectedMove',
  'adopted',
  'attributeChanged',
  'formAssociated',
  'formDisabled',
  'formReset',
  'formStateRestore',
] as const;

/** The class of an element's code, for elements that a placeholder class has made. Loader and code share no module: they meet by this. */
export interface Implementation {
  readonly prototype: HTMLElement &
    Readonly<Record<`${(typeof CALLBACKS)[number]}Callback`, (...given: never[]) => void>>;
  /** Makes an element that is there one of this class, as its prototype is by now, and tells it what the browser has told already. */
  takeOver(element: HTMLElement, browsers: ElementInternals, told: readonly (() => void)[]): void;
}

/** The static method by which a placeholder class is handed its code. */
export const IMPLEMENT: unique symbol = Symbol.for('vitrine.implement');

export interface PlaceholderClass {
  readonly version: string;
  [IMPLEMENT](code: Implementation): void;
}

/** Whether what is registered for a tag is a placeholder class of this version that still lacks its code. */
export function isPlaceholder(known: unknown, version: string): known is PlaceholderClass {
  return typeof known === 'function' && IMPLEMENT in known && Reflect.get(known, 'version') === version;
}

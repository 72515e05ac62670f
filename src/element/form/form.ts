import type { FormValue } from '#stores/form-value.ts';
import type { ElementDefinition } from '../definition/definition.ts';

/** What the screen of a control of forms says of itself. */
export interface FormScreen {
  /** What is said where there has to be a value and is none. */
  readonly missing: string;
  /** Tells what the visitor comes to. It stays until there is another, or the form is set back. */
  start(tell: (value: string) => void): Promise<FormValue>;
}

/** What a form and scripts may ask of a control. */
export interface FormControl {
  readonly browsers: ElementInternals;
  readonly value: string;
  /** Looks anew whether the form may be sent. */
  check(): void;
  /** Null: there is no screen. */
  show(screen: FormScreen | null): void;
  /** The page's own reason why the form cannot be sent; empty: there is none. */
  refuse(reason: string): void;
  reset(): void;
  /** Takes back what the browser has kept for this control. */
  restore(kept: unknown): void;
}

export interface FormPartOptions {
  readonly element: HTMLElement;
  readonly definition: ElementDefinition;
  readonly root: ShadowRoot;
  readonly browsers: ElementInternals;
  /** The code did not come. */
  readonly fail: (error: unknown) => undefined;
}

/** In the browser's own language, until the element's words are there. */
export const browsersSentence = (page: Document): string =>
  Object.assign(page.createElement('input'), { required: true }).validationMessage;

import { propertyOf, WATCHED } from '../definition/definition.ts';
import { spaceFor, spaceSheet, type SpacedElement } from '../space/reserved-space.ts';
import { VERSION } from '../version.ts';
import { CALLBACKS, IMPLEMENT, type Implementation } from './implementation.ts';

/** What the loader knows of an element before its code is there. */
export interface PlaceholderOptions extends SpacedElement {
  readonly tag: string;
  /** One of the tag has come into a page, and the code has not. */
  readonly onConnected: (element: HTMLElement) => void;
}

type Told = (this: Placeholder, ...given: never[]) => void;

type Methods = Record<string, Told | undefined>;

/**
 * An element whose code is on its way. Properties that are set stay on it as its own, the page's content of it is shown and its
 * space kept free, until the code takes it over. The browser goes on calling the callbacks that it found at registration.
 */
class Placeholder extends HTMLElement {
  declare readonly ['constructor']: typeof Placeholder;
  declare static readonly entry: PlaceholderOptions;
  declare static readonly waiting: Set<WeakRef<Placeholder>>;
  declare static code: Implementation | undefined;

  /** Attributes of which the browser has yet to tell, though a property was set after them. */
  readonly #outdated: Set<string>;
  readonly #root: ShadowRoot;
  readonly #browsers = this.attachInternals();
  /** What the browser has told it, for its code. */
  readonly #told: (() => void)[] = [];

  constructor() {
    super();
    const { entry, waiting } = this.constructor;
    this.#root = this.#browsers.shadowRoot ?? this.attachShadow({ mode: 'open' });
    if (!this.#root.hasChildNodes()) {
      // What the page shows while it loads comes before what it shows where it never does.
      const loading = this.#root.appendChild(this.ownerDocument.createElement('slot'));
      loading.append(loading.cloneNode());
      loading.name = 'loading';
    }
    const isEarly = (name: string) => this.hasAttribute(name) && Object.hasOwn(this, propertyOf(name));
    this.#outdated = new Set(entry.attributes.filter(isEarly));
    waiting.add(new WeakRef(this));
  }

  connectedCallback(): void {
    const { entry } = this.constructor;
    const view = this.ownerDocument.defaultView;
    // Before the first paint, where the script was there in time: nothing below is pushed about then.
    if (view) this.#root.adoptedStyleSheets = [spaceSheet(spaceFor(this, entry, view), view)];
    entry.onConnected(this);
  }

  attributeChangedCallback(attribute: string, _before: string | null, _text: string | null): void {
    if (!this.#outdated.delete(attribute)) Reflect.deleteProperty(this, propertyOf(attribute));
  }

  static {
    for (const callback of CALLBACKS) {
      const name = `${callback}Callback`;
      const methods = this.prototype as unknown as Methods;
      const before = methods[name];
      const tell: Told = function (...given) {
        const { code } = this.constructor;
        const act = code ? (code.prototype as unknown as Methods)[name] : before;
        if (act) act.apply(this, given);
        else this.#told.push(() => tell.apply(this, given));
      };
      methods[name] = tell;
    }
  }

  /** Hands the elements of a tag their code: new ones are the code's from then on. */
  static [IMPLEMENT](code: Implementation): void {
    this.code = code;
    for (const name of Object.keys(this.prototype)) Reflect.deleteProperty(this.prototype, name);
    // `super()` in a constructor calls what its class extends at that moment.
    Object.setPrototypeOf(this, code);
    Object.setPrototypeOf(this.prototype, code.prototype);
    for (const reference of this.waiting) {
      const element = reference.deref();
      try {
        if (element) code.takeOver(element, element.#browsers, element.#told);
      } catch (error) {
        // As where the browser upgrades: a fault of one element leaves the others alone.
        reportError(error);
      }
    }
    this.waiting.clear();
  }
}

/** Registers a placeholder class for a tag. Its code is handed to it by `IMPLEMENT`. */
export function definePlaceholder(entry: PlaceholderOptions): void {
  class Tag extends Placeholder {
    static override readonly entry = entry;
    static override readonly waiting = new Set<WeakRef<Placeholder>>();
    static readonly observedAttributes = entry.attributes;
    static readonly version = VERSION;
    static readonly formAssociated = entry.attributes.includes(WATCHED);
  }
  for (const name of entry.attributes.map(propertyOf)) {
    // Frameworks set a property where a prototype has it, some where it has a setter, and write an attribute elsewhere.
    const own = { configurable: true, enumerable: true };
    Object.defineProperty(Tag.prototype, name, {
      ...own,
      set(value: unknown) {
        Object.defineProperty(this, name, { ...own, writable: true, value });
      },
    });
  }
  customElements.define(entry.tag, Tag);
}

import { propertyOf } from '../definition/definition.ts';
import { spaceFor, spaceSheet, type SpacedElement } from '../space/reserved-space.ts';
import { IMPLEMENT, type Implementation } from './implementation.ts';

/** What the loader knows of an element before its code is there. */
export interface PlaceholderOptions extends SpacedElement {
  readonly tag: string;
  readonly version: string;
  /** One of the tag has come into a page, and the code has not. */
  readonly onConnected: (element: HTMLElement) => void;
}

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

  constructor() {
    super();
    const { entry, waiting } = this.constructor;
    this.#root = this.attachInternals().shadowRoot ?? this.attachShadow({ mode: 'open' });
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

  /** Makes it one of its code's class, and tells that what the browser has told already. */
  become(code: Implementation): void {
    const { entry } = this.constructor;
    code.takeOver(this, this.#root);
    for (const attribute of entry.attributes) {
      const text = this.getAttribute(attribute);
      if (text !== null) code.prototype.attributeChangedCallback.call(this, attribute, null, text);
    }
    if (this.isConnected) code.prototype.connectedCallback.call(this);
  }

  connectedCallback(): void {
    const { code, entry } = this.constructor;
    if (code) {
      code.prototype.connectedCallback.call(this);
      return;
    }
    const view = this.ownerDocument.defaultView;
    // Before the first paint, where the script was there in time: nothing below is pushed about then.
    if (view) this.#root.adoptedStyleSheets = [spaceSheet(spaceFor(this, entry, view), view)];
    entry.onConnected(this);
  }

  attributeChangedCallback(attribute: string, before: string | null, text: string | null): void {
    const { code } = this.constructor;
    if (code) code.prototype.attributeChangedCallback.call(this, attribute, before, text);
    else if (!this.#outdated.delete(attribute)) Reflect.deleteProperty(this, propertyOf(attribute));
  }

  disconnectedCallback(): void {
    this.constructor.code?.prototype.disconnectedCallback.call(this);
  }

  connectedMoveCallback(): void {
    this.constructor.code?.prototype.connectedMoveCallback.call(this);
  }

  adoptedCallback(): void {
    this.constructor.code?.prototype.adoptedCallback.call(this);
  }
}

function attempt(act: () => void): void {
  try {
    act();
  } catch (error) {
    reportError(error);
  }
}

/** Registers a placeholder class for a tag. Its code is handed to it by `IMPLEMENT`: new elements are the code's from then on. */
export function definePlaceholder(entry: PlaceholderOptions): void {
  class Tag extends Placeholder {
    static override readonly entry = entry;
    static override readonly waiting = new Set<WeakRef<Placeholder>>();
    static readonly observedAttributes = entry.attributes;
    static readonly version = entry.version;

    static [IMPLEMENT](code: Implementation): void {
      const { become } = Placeholder.prototype;
      Tag.code = code;
      Reflect.deleteProperty(Tag, IMPLEMENT);
      for (const name of Object.keys(Tag.prototype)) Reflect.deleteProperty(Tag.prototype, name);
      // `super()` in a constructor calls what its class extends at that moment.
      Object.setPrototypeOf(Tag, code);
      Object.setPrototypeOf(Tag.prototype, code.prototype);
      for (const reference of Tag.waiting) {
        const element = reference.deref();
        // As where the browser upgrades: a fault of one element leaves the others alone.
        if (element) attempt(() => become.call(element, code));
      }
      Tag.waiting.clear();
    }
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

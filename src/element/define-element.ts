import {
  invalidMessage,
  initialOf,
  readAttribute,
  readProperty,
  type AttributeReading,
} from './definition/attribute.ts';
import { baseClass, CONTEXT, constructInPlace, RENDER, type Connectable } from './base-class.ts';
import {
  observedOf,
  propertyOf,
  WATCHED,
  type AttributeDefinition,
  type ElementDefinition,
} from './definition/definition.ts';
import { withFormCallbacks } from './form/form-callbacks.ts';
import { createInternals, internalsOf, type Internals } from './internals.ts';
import { IMPLEMENT, isPlaceholder, type Implementation } from './placeholder/implementation.ts';
import type { Tree } from './mount.tsx';
import { rememberFocus } from './page/focus.ts';
import { localeOfTag, nearestLang, watchLang } from './page/lang.ts';
import { stopTypedKeys } from './page/typing.ts';
import { createSpace } from './space/space.ts';
import { VERSION } from './version.ts';

/** Of elements that are made ones of their class while they are there. */
const inPlace = new WeakMap<HTMLElement, ElementInternals>();

function accept(
  element: HTMLElement,
  definition: ElementDefinition,
  attribute: string,
  given: unknown,
  reading: AttributeReading,
): void {
  const declared = definition.attributes[attribute] as AttributeDefinition;
  if (reading.kind === 'invalid') console.warn(invalidMessage(definition.tag, attribute, declared, given));
  internalsOf(element).props[propertyOf(attribute)] =
    reading.kind === 'value' ? reading.value : initialOf(declared);
}

function refresh(element: Connectable): void {
  if (element[CONTEXT]) element[RENDER]();
}

function follow(element: Connectable): void {
  const internals = internalsOf(element);
  const updateWanted = () => {
    const chosen = internals.props['locale'];
    internals.wanted = localeOfTag(typeof chosen === 'string' ? chosen : nearestLang(element));
  };
  updateWanted();
  internals.stopWatching?.();
  internals.stopWatching = watchLang(element, () => {
    const before = internals.wanted;
    updateWanted();
    if (internals.wanted !== before) refresh(element);
  });
}

/** Values that were set on the element before its class arrived hide the accessors: they are taken in and put through them. */
function takeEarlyProperties(element: HTMLElement, definition: ElementDefinition): void {
  const internals = internalsOf(element);
  for (const attribute of Object.keys(definition.attributes)) {
    const name = propertyOf(attribute);
    const early = Object.getOwnPropertyDescriptor(element, name);
    if (!early) continue;
    Reflect.deleteProperty(element, name);
    Reflect.set(element, name, early.value);
    if (element.hasAttribute(attribute)) internals.outdated.add(attribute);
  }
}

function addAccessors(prototype: object, definition: ElementDefinition): void {
  for (const [attribute, declared] of Object.entries(definition.attributes)) {
    const name = propertyOf(attribute);
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return internalsOf(this).props[name];
      },
      set(this: Connectable, value: unknown) {
        accept(this, definition, attribute, value, readProperty(declared, value));
        if (attribute === 'locale' && this.isConnected) follow(this);
        refresh(this);
      },
    });
  }
}

function enterPage(internals: Internals): void {
  const { root, definition } = internals.host;
  internals.focus?.restore();
  internals.focus ??= rememberFocus(root);
  if (internals.space) return;
  internals.space = createSpace(root, {
    attributes: Object.keys(definition.attributes),
    space: definition.space ?? [],
  });
  internals.space.adopt();
}

function leavePage(internals: Internals): void {
  internals.stopWatching?.();
  internals.focus?.stop();
  internals.space?.stop();
  internals.stopWatching = internals.focus = internals.space = undefined;
}

export interface ElementClass extends Implementation {
  new (): HTMLElement;
  readonly version: string;
  readonly definition: ElementDefinition;
}

/** What the browser has told an element before it was one of its class. */
function tellAgain(element: Implementation['prototype'], observed: readonly string[]): void {
  for (const attribute of observed) {
    const text = element.getAttribute(attribute);
    if (text !== null) element.attributeChangedCallback(attribute as never, null as never, text as never);
  }
  if (element.isConnected) element.connectedCallback();
}

/** The class of an element with this definition and React tree. Registers nothing. */
export function elementClass(definition: ElementDefinition, tree: Tree): ElementClass {
  class Widget extends withFormCallbacks(baseClass(tree)) {
    static readonly version = VERSION;
    static readonly definition = definition;
    static readonly observedAttributes = observedOf(definition);
    static readonly formAssociated = definition.value !== undefined;

    static takeOver(element: HTMLElement, browsers: ElementInternals, told: readonly (() => void)[]): void {
      inPlace.set(element, browsers);
      constructInPlace(element, Widget);
      tellAgain(element as Widget, Widget.observedAttributes);
      for (const tell of told) tell();
    }

    /** Keeps the root that the server declared, which the browser's own method would empty, or refuse where it is closed. */
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      const browsers = inPlace.get(this) ?? this.attachInternals();
      const root = browsers.shadowRoot ?? super.attachShadow(init);
      createInternals(this, definition, root, browsers);
      stopTypedKeys(root);
      return root;
    }

    /** The first control gets it. What `delegatesFocus` does as well, at any press beside a control, scrolls pages in Safari. */
    override focus(options?: FocusOptions): void {
      internalsOf(this).focus?.enter(options);
    }

    constructor() {
      super();
      internalsOf(this).adoptSheets();
      takeEarlyProperties(this, definition);
    }

    override connectedCallback(): void {
      follow(this);
      enterPage(internalsOf(this));
      super.connectedCallback();
    }

    /** Its presence makes `moveBefore` a move; the languages above may be others there. */
    connectedMoveCallback(): void {
      follow(this);
      refresh(this);
    }

    /** The end of this task decides whether it was a removal or half of a move. */
    override disconnectedCallback(): void {
      queueMicrotask(() => {
        if (this.isConnected) return;
        leavePage(internalsOf(this));
        super.disconnectedCallback();
      });
    }

    /** Another document has other sheets: none can cross over. One without a window, as a template's, has none to give. */
    adoptedCallback(): void {
      if (this.ownerDocument.defaultView) internalsOf(this).adoptSheets();
    }

    attributeChangedCallback(attribute: string, _before: string | null, text: string | null): void {
      if (attribute === WATCHED) internalsOf(this).form?.control?.check();
      const declared = definition.attributes[attribute];
      if (!declared || internalsOf(this).outdated.delete(attribute)) return;
      accept(this, definition, attribute, text, readAttribute(declared, text));
      if (attribute === 'locale' && this.isConnected) follow(this);
      refresh(this);
    }
  }
  addAccessors(Widget.prototype, definition);
  // A page may have given every object an `extend`.
  if (Object.hasOwn(tree, 'extend')) tree.extend?.(Widget.prototype);
  return Widget;
}

let hasWarned = false;
/** An element before there is a class of it. */
export interface DefinedElement {
  readonly definition: ElementDefinition;
  readonly tree: Tree;
}

let taker: ((defined: DefinedElement) => void) | undefined;

/** What an element's `define` would register, which registers nothing then. */
export function definedBy(define: () => void): DefinedElement {
  let defined: DefinedElement | undefined;
  taker = (each) => (defined = each);
  try {
    define();
  } finally {
    taker = undefined;
  }
  if (!defined) throw new Error('There is no element: nothing was defined.');
  return defined;
}

/** The class that an element's `define` would register, which registers nothing then. */
export function classBy(define: () => void): ElementClass {
  const { definition, tree } = definedBy(define);
  return elementClass(definition, tree);
}

/** Registers the element, or gives the loader's placeholder class its code. A second copy of the product leaves the first one's in place and says so once. */
export function defineElement(definition: ElementDefinition, tree: Tree): void {
  if (taker) {
    taker({ definition, tree });
    return;
  }
  const known = customElements.get(definition.tag);
  if (!known) {
    customElements.define(definition.tag, elementClass(definition, tree));
    return;
  }
  if (isPlaceholder(known, VERSION)) {
    known[IMPLEMENT](elementClass(definition, tree));
    return;
  }
  if (hasWarned) return;
  hasWarned = true;
  const version = 'version' in known ? String(known.version) : 'unknown';
  console.warn(`<${definition.tag}> is there (version ${version}): ${VERSION} is not registered.`);
}

import r2wc from '@r2wc/core';
import type { Locale } from '#domain/locale.ts';
import { sheetOf } from '#theme/sheet.ts';
import {
  invalidMessage,
  initialOf,
  readAttribute,
  readProperty,
  type AttributeReading,
} from './definition/attribute.ts';
import { emitterOf } from './emit.ts';
import { propertyOf, type AttributeDefinition, type ElementDefinition } from './definition/definition.ts';
import { keepFocus, type FocusKeeper } from './page/focus.ts';
import type { ElementInput, Host } from './host.ts';
import { localeOfTag, nearestLang, watchLang } from './page/lang.ts';
import { mount, type Mounted, type Tree } from './mount.tsx';
import { keepTyping } from './page/typing.ts';
import { VERSION } from './version.ts';

/** What r2wc keeps on an element, by symbols of the global registry. The package is pinned; the tests of this room watch it. */
const RENDER: unique symbol = Symbol.for('r2wc.render');
const CONTEXT: unique symbol = Symbol.for('r2wc.context');

interface Connectable extends HTMLElement {
  connectedCallback(): void;
  disconnectedCallback(): void;
  readonly [CONTEXT]?: unknown;
  [RENDER](): void;
}

/** What one element knows. Outside the class, because the parent's constructor runs before there could be fields. */
interface Internals {
  readonly props: Record<string, unknown>;
  /** Attributes whose first text is older than a property set before the definition arrived. */
  readonly outdated: Set<string>;
  readonly host: Host;
  /** Puts the sheets on the root that go with what it shows. */
  adoptSheets: () => void;
  focus: FocusKeeper | undefined;
  wanted: Locale | undefined;
  stopWatching: (() => void) | undefined;
}

const internals = new WeakMap<HTMLElement, Internals>();

function internalsOf(element: HTMLElement): Internals {
  const own = internals.get(element);
  if (!own) throw new Error(`<${element.localName}> was not constructed by its class.`);
  return own;
}

function createInternals(element: HTMLElement, definition: ElementDefinition, root: ShadowRoot): void {
  const props = Object.fromEntries(
    Object.entries(definition.attributes).map(([name, declared]) => [propertyOf(name), initialOf(declared)]),
  );
  const emit = emitterOf(element, definition);
  const host: Host = {
    element,
    root,
    definition,
    emit,
    get wanted() {
      return internalsOf(element).wanted;
    },
    state: { contact: {}, locale: undefined },
    update(facts) {
      Object.assign(this.state, facts);
    },
    adoptSheetsBy(act) {
      internalsOf(element).adoptSheets = act;
      act();
    },
  };
  internals.set(element, {
    props,
    outdated: new Set(),
    host,
    adoptSheets() {
      root.adoptedStyleSheets = [sheetOf(element.ownerDocument)];
    },
    focus: undefined,
    wanted: undefined,
    stopWatching: undefined,
  });
}

function inputOf(element: HTMLElement): ElementInput {
  const { host, props, wanted } = internalsOf(element);
  return { host, props: { ...props }, wanted };
}

/** r2wc's class mounts and unmounts through these; attributes, properties and events are ours. */
function baseClass(tree: Tree): new () => Connectable {
  const element = (container: HTMLElement) => (container as unknown as ShadowRoot).host as HTMLElement;
  const Base = r2wc<
    { container?: HTMLElement },
    { readonly mounted: Mounted; readonly element: HTMLElement }
  >(
    () => null,
    { shadow: 'open', props: [], events: [] },
    {
      mount: (container) => ({
        element: element(container),
        mounted: mount(tree, inputOf(element(container))),
      }),
      update: (context) => context.mounted.render(inputOf(context.element)),
      unmount: (context) => context.mounted.unmount(),
    },
  );
  return Base as unknown as new () => Connectable;
}

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
  const own = internalsOf(element);
  const updateWanted = () => {
    const chosen = own.props['locale'];
    own.wanted = localeOfTag(typeof chosen === 'string' ? chosen : nearestLang(element));
  };
  updateWanted();
  own.stopWatching?.();
  own.stopWatching = watchLang(element, () => {
    const before = own.wanted;
    updateWanted();
    if (own.wanted !== before) refresh(element);
  });
}

/** Values that were set on the element before its class arrived hide the accessors: they are taken in and put through them. */
function takeEarlyProperties(element: HTMLElement, definition: ElementDefinition): void {
  const own = internalsOf(element);
  for (const attribute of Object.keys(definition.attributes)) {
    const name = propertyOf(attribute);
    const early = Object.getOwnPropertyDescriptor(element, name);
    if (!early) continue;
    Reflect.deleteProperty(element, name);
    Reflect.set(element, name, early.value);
    if (element.hasAttribute(attribute)) own.outdated.add(attribute);
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

export interface ElementClass {
  new (): HTMLElement;
  readonly version: string;
  readonly definition: ElementDefinition;
}

/** The class of an element with this definition and React tree. Registers nothing. */
export function elementClass(definition: ElementDefinition, tree: Tree): ElementClass {
  class Widget extends baseClass(tree) {
    static readonly version = VERSION;
    static readonly definition = definition;
    static readonly observedAttributes = Object.keys(definition.attributes);

    /** Keeps the root that the server declared, which the browser's own method would empty, or refuse where it is closed. */
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      const root = this.attachInternals().shadowRoot ?? super.attachShadow(init);
      createInternals(this, definition, root);
      keepTyping(root);
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
      const own = internalsOf(this);
      follow(this);
      own.focus?.restore();
      own.focus ??= keepFocus(own.host.root);
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
        const own = internalsOf(this);
        own.stopWatching?.();
        own.focus?.stop();
        own.stopWatching = own.focus = undefined;
        super.disconnectedCallback();
      });
    }

    /** Another document has other sheets: none can cross over. One without a window, as a template's, has none to give. */
    adoptedCallback(): void {
      if (this.ownerDocument.defaultView) internalsOf(this).adoptSheets();
    }

    attributeChangedCallback(attribute: string, _before: string | null, text: string | null): void {
      const declared = definition.attributes[attribute];
      if (!declared || internalsOf(this).outdated.delete(attribute)) return;
      accept(this, definition, attribute, text, readAttribute(declared, text));
      if (attribute === 'locale' && this.isConnected) follow(this);
      refresh(this);
    }
  }
  addAccessors(Widget.prototype, definition);
  return Widget;
}

let hasWarned = false;

/** Registers the element. A second copy of the product leaves the first one's in place and says so once. */
export function defineElement(definition: ElementDefinition, tree: Tree): void {
  const known = customElements.get(definition.tag);
  if (!known) {
    customElements.define(definition.tag, elementClass(definition, tree));
    return;
  }
  if (hasWarned) return;
  hasWarned = true;
  const version = 'version' in known ? String(known.version) : 'unknown';
  console.warn(
    `<${definition.tag}> is already defined (version ${version}): this copy (version ${VERSION}) registers nothing.`,
  );
}

import r2wc from '@r2wc/core';
import type { Locale } from '#domain/locale.ts';
import { sheetOf } from '#theme/sheet.ts';
import { complaint, initialOf, readAttribute, readProperty, type Reading } from './attribute.ts';
import { emitterOf } from './emit.ts';
import { propertyOf, type AttributeFace, type Face } from './face.ts';
import { keepFocus, type FocusKeeper } from './focus.ts';
import type { Given, Host } from './host.ts';
import { localeOfTag, nearestLang, watchLang } from './lang.ts';
import { mount, type Mounted, type Tree } from './mount.tsx';
import { keepTyping } from './typing.ts';
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
interface Own {
  readonly values: Record<string, unknown>;
  /** Attributes whose first text is older than a property set before the definition arrived. */
  readonly outdated: Set<string>;
  readonly host: Host;
  /** Puts the sheets on the root that go with what it shows. */
  dress: () => void;
  focus: FocusKeeper | undefined;
  wanted: Locale | undefined;
  stopWatching: (() => void) | undefined;
}

const owned = new WeakMap<HTMLElement, Own>();

function ownOf(element: HTMLElement): Own {
  const own = owned.get(element);
  if (!own) throw new Error(`<${element.localName}> was not constructed by its class.`);
  return own;
}

function createOwn(element: HTMLElement, face: Face, root: ShadowRoot): void {
  const values = Object.fromEntries(
    Object.entries(face.attributes).map(([name, declared]) => [propertyOf(name), initialOf(declared)]),
  );
  const emit = emitterOf(element, face);
  const host: Host = {
    element,
    root,
    face,
    emit,
    get wanted() {
      return ownOf(element).wanted;
    },
    known: { contact: {}, locale: undefined },
    tell(facts) {
      Object.assign(this.known, facts);
    },
    dress(act) {
      ownOf(element).dress = act;
      act();
    },
  };
  owned.set(element, {
    values,
    outdated: new Set(),
    host,
    dress() {
      root.adoptedStyleSheets = [sheetOf(element.ownerDocument)];
    },
    focus: undefined,
    wanted: undefined,
    stopWatching: undefined,
  });
}

function givenBy(element: HTMLElement): Given {
  const { host, values, wanted } = ownOf(element);
  return { host, values: { ...values }, wanted };
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
        mounted: mount(tree, givenBy(element(container))),
      }),
      update: (context) => context.mounted.render(givenBy(context.element)),
      unmount: (context) => context.mounted.unmount(),
    },
  );
  return Base as unknown as new () => Connectable;
}

function accept(element: HTMLElement, face: Face, attribute: string, given: unknown, reading: Reading): void {
  const declared = face.attributes[attribute] as AttributeFace;
  if (reading.kind === 'invalid') console.warn(complaint(face.tag, attribute, declared, given));
  ownOf(element).values[propertyOf(attribute)] =
    reading.kind === 'value' ? reading.value : initialOf(declared);
}

function refresh(element: Connectable): void {
  if (element[CONTEXT]) element[RENDER]();
}

function follow(element: Connectable): void {
  const own = ownOf(element);
  const look = () => {
    const chosen = own.values['locale'];
    own.wanted = localeOfTag(typeof chosen === 'string' ? chosen : nearestLang(element));
  };
  look();
  own.stopWatching?.();
  own.stopWatching = watchLang(element, () => {
    const before = own.wanted;
    look();
    if (own.wanted !== before) refresh(element);
  });
}

/** Values that were set on the element before its class arrived hide the accessors: they are taken in and put through them. */
function takeEarlyProperties(element: HTMLElement, face: Face): void {
  const own = ownOf(element);
  for (const attribute of Object.keys(face.attributes)) {
    const name = propertyOf(attribute);
    const early = Object.getOwnPropertyDescriptor(element, name);
    if (!early) continue;
    Reflect.deleteProperty(element, name);
    Reflect.set(element, name, early.value);
    if (element.hasAttribute(attribute)) own.outdated.add(attribute);
  }
}

function addAccessors(prototype: object, face: Face): void {
  for (const [attribute, declared] of Object.entries(face.attributes)) {
    const name = propertyOf(attribute);
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return ownOf(this).values[name];
      },
      set(this: Connectable, value: unknown) {
        accept(this, face, attribute, value, readProperty(declared, value));
        if (attribute === 'locale' && this.isConnected) follow(this);
        refresh(this);
      },
    });
  }
}

export interface WidgetClass {
  new (): HTMLElement;
  readonly version: string;
  readonly face: Face;
}

/** The class of an element with this face and this React tree. Registers nothing. */
export function widgetClass(face: Face, tree: Tree): WidgetClass {
  class Widget extends baseClass(tree) {
    static readonly version = VERSION;
    static readonly face = face;
    static readonly observedAttributes = Object.keys(face.attributes);

    /** Keeps the root that the server declared, which the browser's own method would empty, or refuse where it is closed. */
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      const root = this.attachInternals().shadowRoot ?? super.attachShadow(init);
      createOwn(this, face, root);
      keepTyping(root);
      return root;
    }

    /** The first control gets it. What `delegatesFocus` does as well, at any press beside a control, scrolls pages in Safari. */
    override focus(options?: FocusOptions): void {
      ownOf(this).focus?.enter(options);
    }

    constructor() {
      super();
      ownOf(this).dress();
      takeEarlyProperties(this, face);
    }

    override connectedCallback(): void {
      const own = ownOf(this);
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
        const own = ownOf(this);
        own.stopWatching?.();
        own.focus?.stop();
        own.stopWatching = own.focus = undefined;
        super.disconnectedCallback();
      });
    }

    /** Another document has other sheets: none can cross over. One without a window, as a template's, has none to give. */
    adoptedCallback(): void {
      if (this.ownerDocument.defaultView) ownOf(this).dress();
    }

    attributeChangedCallback(attribute: string, _before: string | null, text: string | null): void {
      const declared = face.attributes[attribute];
      if (!declared || ownOf(this).outdated.delete(attribute)) return;
      accept(this, face, attribute, text, readAttribute(declared, text));
      if (attribute === 'locale' && this.isConnected) follow(this);
      refresh(this);
    }
  }
  addAccessors(Widget.prototype, face);
  return Widget;
}

let hasWarned = false;

/** Registers the element. A second copy of the product leaves the first one's in place and says so once. */
export function defineWidget(face: Face, tree: Tree): void {
  const known = customElements.get(face.tag);
  if (!known) {
    customElements.define(face.tag, widgetClass(face, tree));
    return;
  }
  if (hasWarned) return;
  hasWarned = true;
  const version = 'version' in known ? String(known.version) : 'unknown';
  console.warn(
    `<${face.tag}> is already defined (version ${version}): this copy (version ${VERSION}) registers nothing.`,
  );
}

import type { Locale } from '#domain/locale.ts';
import { sheetsOf } from '#theme/sheet.ts';
import { initialOf } from './definition/attribute.ts';
import { propertyOf, type ElementDefinition } from './definition/definition.ts';
import { emitterOf } from './emit.ts';
import type { ElementInput, Host } from './host.ts';
import { createFormPart, type FormPart } from './form/form-part.ts';
import type { FocusMemory } from './page/focus.ts';
import { EARLY_MARKUP, earlyMarkupOf, SERVER_ONLY } from './hydration/server-markup.ts';
import type { Space } from './space/space.ts';

/** What one element knows. Outside the class, because the parent's constructor runs before there could be fields. */
export interface Internals {
  readonly props: Record<string, unknown>;
  /** Attributes whose first text is older than a property set before the definition arrived. */
  readonly outdated: Set<string>;
  readonly host: Host;
  /** Puts the sheets on the root that go with what it shows. */
  adoptSheets: () => void;
  readonly form: FormPart | undefined;
  /** The form around lets nobody use it. */
  isDisabled: boolean;
  focus: FocusMemory | undefined;
  space: Space | undefined;
  wanted: Locale | undefined;
  stopWatching: (() => void) | undefined;
}

const internalsByElement = new WeakMap<HTMLElement, Internals>();

export function internalsOf(element: HTMLElement): Internals {
  const internals = internalsByElement.get(element);
  if (!internals) throw new Error(`<${element.localName}> is not of its class.`);
  return internals;
}

function adoptFirstSheets({ ownerDocument }: HTMLElement, root: ShadowRoot): void {
  // A server has sent all rules of its markup; ours are whole once all of its code is there.
  if (root.querySelector(`style[${SERVER_ONLY}]`)) return;
  const early = earlyMarkupOf(root);
  root.adoptedStyleSheets = early?.document === ownerDocument ? [early.sheet] : [...sheetsOf(ownerDocument)];
}

export function createInternals(
  element: HTMLElement,
  definition: ElementDefinition,
  root: ShadowRoot,
  browsers: ElementInternals,
): void {
  const props = Object.fromEntries(
    Object.entries(definition.attributes).map(([name, declared]) => [propertyOf(name), initialOf(declared)]),
  );
  const emit = emitterOf(element, definition);
  const fail = (error: unknown) =>
    void emit('vitrine-error', { code: 0, type: 'load', message: String(error) });
  const form = definition.value && createFormPart({ element, definition, root, browsers, fail });
  const host: Host = {
    element,
    root,
    definition,
    emit,
    form,
    get wanted() {
      return internalsOf(element).wanted;
    },
    state: { contact: {}, locale: undefined },
    update(facts) {
      Object.assign(this.state, facts);
    },
    replaceServerStyles() {
      root.querySelector(`style[${SERVER_ONLY}]`)?.remove();
      Reflect.deleteProperty(root, EARLY_MARKUP);
      internalsOf(element).adoptSheets();
    },
    adoptSheetsBy(act) {
      const internals = internalsOf(element);
      internals.adoptSheets = () => {
        act();
        internals.space?.adopt();
      };
      internals.adoptSheets();
    },
  };
  internalsByElement.set(element, {
    props,
    outdated: new Set(),
    host,
    form,
    isDisabled: false,
    adoptSheets: () => adoptFirstSheets(element, root),
    focus: undefined,
    space: undefined,
    wanted: undefined,
    stopWatching: undefined,
  });
}

export function inputOf(element: HTMLElement): ElementInput {
  const { host, props, wanted, isDisabled } = internalsOf(element);
  return { host, props: { ...props }, wanted, isDisabled };
}

import type { FormControl } from './form.ts';

/** Attributes of a control of a form that its properties are written to: the browser reads them there. */
const REFLECTED = ['name', 'required', 'disabled'] as const;
const OF_THE_BROWSER = ['form', 'labels', 'validity', 'validationMessage', 'willValidate'] as const;

type ControlOf = (element: HTMLElement) => FormControl | undefined;

function reflected(name: (typeof REFLECTED)[number]): PropertyDescriptor {
  const isText = name === 'name';
  return {
    get(this: HTMLElement) {
      return isText ? (this.getAttribute(name) ?? '') : this.hasAttribute(name);
    },
    set(this: HTMLElement, value: unknown) {
      const isThere = isText ? value !== null && value !== undefined : Boolean(value);
      if (isThere) this.setAttribute(name, isText ? String(value) : '');
      else this.removeAttribute(name);
    },
  };
}

const method = (value: (this: HTMLElement, ...given: never[]) => unknown): PropertyDescriptor => ({
  writable: true,
  value,
});

function membersOf(tag: string, controlOf: ControlOf): Record<string, PropertyDescriptor> {
  const ofTheBrowser = OF_THE_BROWSER.map((name): [string, PropertyDescriptor] => [
    name,
    {
      get(this: HTMLElement) {
        return controlOf(this)?.browsers[name];
      },
    },
  ]);
  return {
    ...Object.fromEntries(REFLECTED.map((name) => [name, reflected(name)])),
    ...Object.fromEntries(ofTheBrowser),
    value: {
      get(this: HTMLElement) {
        return controlOf(this)?.value ?? '';
      },
      set(value: unknown) {
        console.warn(
          `<${tag}> value: it follows from what the visitor does, and ${String(value)} is ignored.`,
        );
      },
    },
    checkValidity: method(function () {
      return controlOf(this)?.browsers.checkValidity() ?? true;
    }),
    reportValidity: method(function () {
      return controlOf(this)?.browsers.reportValidity() ?? true;
    }),
    setCustomValidity: method(function (reason: string) {
      controlOf(this)?.refuse(reason);
    }),
  };
}

/** The prototype of an element's class, by which an element is told to be a control. */
function prototypeOf(element: HTMLElement): object {
  return Object.getPrototypeOf(element) as object;
}

/** Gives the element's class what scripts and frameworks know of a control of a form, as `input` has it. */
export function addFormMembers(element: HTMLElement, tag: string, controlOf: ControlOf): void {
  const prototype = prototypeOf(element);
  if (Object.hasOwn(prototype, 'checkValidity')) return;
  for (const [name, member] of Object.entries(membersOf(tag, controlOf)))
    Object.defineProperty(prototype, name, { configurable: true, enumerable: true, ...member });
}

/** Values that were set before there were such properties hide them: they are put through these. */
export function takeEarlyMembers(element: HTMLElement): void {
  for (const name of REFLECTED) {
    const early = Object.getOwnPropertyDescriptor(element, name);
    if (!early) continue;
    Reflect.deleteProperty(element, name);
    Reflect.set(element, name, early.value);
  }
}

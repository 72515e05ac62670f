/** What answers the methods of an element, by name. */
export type ElementMethods = Readonly<Record<string, (...given: never[]) => unknown>>;

/** The methods of one element: what is called before there is code for it waits for that. */
interface Calls {
  code: ElementMethods | null;
  waiting: (readonly [name: string, given: readonly unknown[]])[];
}

const callsByElement = new WeakMap<Element, Calls>();

function callsOf(element: Element): Calls {
  const calls = callsByElement.get(element) ?? { code: null, waiting: [] };
  callsByElement.set(element, calls);
  return calls;
}

function call(element: Element, name: string, given: readonly unknown[]): unknown {
  const { code, waiting } = callsOf(element);
  if (code) return (code[name] as ((...each: readonly unknown[]) => unknown) | undefined)?.(...given);
  waiting.push([name, given]);
  return undefined;
}

/** Gives an element's class its methods, which its screen answers. */
export function addMethods(prototype: HTMLElement, names: readonly string[]): void {
  for (const name of names)
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      writable: true,
      value(this: HTMLElement, ...given: readonly unknown[]) {
        return call(this, name, given);
      },
    });
}

/** The code of an element's methods, from now on; what was called before is done then. Null: there is none any more. */
export function answerBy(element: Element, methods: ElementMethods | null): void {
  const calls = callsOf(element);
  calls.code = methods;
  if (!methods) return;
  for (const [name, given] of calls.waiting.splice(0)) call(element, name, given);
}

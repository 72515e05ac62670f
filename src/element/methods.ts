/** What answers the methods of an element, by name. */
export type ElementMethods = Readonly<Record<string, (...given: never[]) => unknown>>;

/** The methods of one element: what is called before there is code for it waits for that. */
export interface MethodPart {
  call(name: string, given: readonly unknown[]): unknown;
  answerBy(methods: ElementMethods | null): void;
}

export function createMethodPart(): MethodPart {
  let code: ElementMethods | null = null;
  let waiting: (readonly [name: string, given: readonly unknown[]])[] = [];

  function call(name: string, given: readonly unknown[]): unknown {
    if (code) return (code[name] as ((...each: readonly unknown[]) => unknown) | undefined)?.(...given);
    waiting.push([name, given]);
    return undefined;
  }

  return {
    call,
    answerBy(methods) {
      code = methods;
      if (!methods) return;
      const before = waiting;
      waiting = [];
      for (const [name, given] of before) call(name, given);
    },
  };
}

/** What the browser test runner puts on the page of a `.browser.test` file. */
declare function describe(title: string, body: () => void): void;
declare function it(
  title: string,
  body: (this: { timeout(milliseconds: number): void }) => void | Promise<void>,
): void;
declare function before(body: () => void | Promise<void>): void;
declare function after(body: () => void | Promise<void>): void;
declare function beforeEach(body: () => void | Promise<void>): void;
declare function afterEach(body: () => void | Promise<void>): void;

/** The collector, exposed by a flag of the tests' browser. */
declare function gc(): void;

/** A module a second time, under an address of its own. */
declare module '*?copy=2' {
  export function defineElement(definition: unknown, tree: unknown): void;
}

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

/** The collector, exposed by a flag. Within a call the stack can seem to hold what is gone; in a task of its own, nothing can. */
declare function gc(): void;
declare function gc(how: { readonly execution: 'async' }): Promise<void>;

/** A module a second time, under an address of its own. */
declare module '*?copy=2' {
  export function defineElement(definition: unknown, tree: unknown): void;
}

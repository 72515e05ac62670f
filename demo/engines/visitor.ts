import axe from 'axe-core';
import type { Engine, Key } from './engine.ts';
import { axeFaultsOf, isMarkedFocused, locate, type LocatedElement } from './page-scripts.ts';
import { until } from './until.ts';

const MOST_TABS = 150;

/** A visitor who knows a page by its roles and names, wherever they are in shadow roots, and uses a mouse or a keyboard. */
export class Visitor {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  open(address: string): Promise<void> {
    return this.#engine.open(address);
  }

  /** Evaluates a function on the page, which knows nothing but its values. */
  async run<V extends unknown[], R>(script: (...values: V) => R, ...values: V): Promise<Awaited<R>> {
    return (await this.#engine.run(String(script), values)) as Awaited<R>;
  }

  /** Evaluates a function of the first element that fits. */
  async runOn<R>(selector: string, script: (element: Element) => R): Promise<Awaited<R>> {
    const onElement = `(selector) => (${String(script)})(document.querySelector(selector))`;
    return (await this.#engine.run(onElement, [selector])) as Awaited<R>;
  }

  async #knowing<V extends unknown[], R>(script: (...values: V) => R, ...values: V): Promise<Awaited<R>> {
    if (!(await this.run(() => 'axe' in window))) await this.#engine.run(`() => {${axe.source}}`, []);
    return this.run(script, ...values);
  }

  /** Waits until something of this role and name is there, in its place and not covered; returns its whole name. */
  async see(role: string, name: RegExp): Promise<string> {
    return (await this.#find(role, name)).name;
  }

  async click(role: string, name: RegExp): Promise<void> {
    const { x, y } = await this.#find(role, name);
    await this.#engine.press(x, y);
  }

  /** Presses a radio until it is checked: what arrives in between may move it from under the pointer. */
  async choose(name: RegExp): Promise<void> {
    const isChosen = { role: 'radio', name: `${name.source}.*, checked$` };
    await until(async () => {
      await this.click('radio', name);
      return (await this.#knowing(locate, isChosen)).kind === 'there';
    });
  }

  /** Writes into what has the focus. */
  type(text: string): Promise<void> {
    return this.#engine.type(text);
  }

  press(key: Key): Promise<void> {
    return this.#engine.key(key);
  }

  /** Goes on with the Tab key until something of this role and name has the focus. */
  async tabTo(role: string, name: RegExp): Promise<void> {
    await this.#find(role, name);
    for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
      const isThere = await this.run(isMarkedFocused);
      if (isThere) return;
      if (isThere === null) await this.#find(role, name);
      await this.press('Tab');
    }
    throw new Error(`${MOST_TABS} times Tab did not lead to the ${role} ${name}.`);
  }

  async faults(standards: readonly string[]): Promise<string[]> {
    return this.#knowing(axeFaultsOf, [...standards]);
  }

  async #find(role: string, name: RegExp): Promise<Extract<LocatedElement, { kind: 'there' }>> {
    let last: LocatedElement = { kind: 'none', names: [] };
    return until(
      async () => {
        last = await this.#knowing(locate, { role, name: name.source });
        return last.kind === 'there' && last.isFree ? last : null;
      },
      () => `No ${role} ${name} to press: ${JSON.stringify(last)}`,
    );
  }
}

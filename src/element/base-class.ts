import r2wc from '@r2wc/core';
import { inputOf } from './internals.ts';
import { mount, type Mounted, type Tree } from './mount.tsx';

/** What r2wc keeps on an element, by symbols of the global registry. The package is pinned; the tests of this room watch it. */
export const RENDER: unique symbol = Symbol.for('r2wc.render');
export const CONTEXT: unique symbol = Symbol.for('r2wc.context');

export interface Connectable extends HTMLElement {
  connectedCallback(): void;
  disconnectedCallback(): void;
  readonly [CONTEXT]?: unknown;
  [RENDER](): void;
}

let inPlace: HTMLElement | undefined;

/** Runs a class's constructor on an element that is there already. */
export function constructInPlace(element: HTMLElement, Class: new () => HTMLElement): void {
  inPlace = element;
  new Class();
}

/** What r2wc's class extends: the element that is there, or a new one. A server, which asks for none, has nothing to extend. */
const createBase = () =>
  class Base extends HTMLElement {
    constructor() {
      const element = inPlace;
      inPlace = undefined;
      if (element) return element;
      super();
    }
  };

/** r2wc's class mounts and unmounts through these; attributes, properties and events are ours. */
export function baseClass(tree: Tree): new () => Connectable {
  const element = (container: HTMLElement) => (container as unknown as ShadowRoot).host as HTMLElement;
  const Mounting = r2wc<
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
  Object.setPrototypeOf(Mounting, createBase());
  return Mounting as unknown as new () => Connectable;
}

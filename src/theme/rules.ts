import { createEngine } from './engine.ts';

/** Hears where among the others a rule goes. */
export type Place = (css: string, index: number) => void;

/** The rules of class names, in their order. */
export interface Rules {
  /** Makes the rules of these class names, once. */
  use(classes: string): void;
  readonly all: readonly string[];
  clear(): void;
}

/**
 * Rules made when a class name is first used, by twind: as it is in tests and on a server. The built bundle has another
 * module in this one's place: there every class name was found in the sources, and its rules are ready as they are.
 */
export function createRules(place: Place): Rules {
  const all: string[] = [];
  const engine = createEngine({
    target: all,
    insert(css, index) {
      all.splice(index, 0, css);
      place(css, index);
    },
    clear: () => void (all.length = 0),
    snapshot: () => () => {},
    destroy() {},
    resume() {},
  });
  return { use: (classes) => void engine(classes), all, clear: () => engine.clear() };
}

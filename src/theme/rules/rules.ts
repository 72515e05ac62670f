import { createTwind } from './twind.ts';

/** The rules of class names, in their order. */
export interface Rules {
  /** Makes the rules of these class names, once. */
  use(classes: string): void;
  readonly all: readonly string[];
  clear(): void;
}

/** Names all rules of a build: what is placed among those of another one is placed otherwise. The bundle has another one. */
export const RULES_KEY: string = '';

/** Rules that a server has sent: they are made here as well, once their class names are used. The bundle takes them in. */
export function addRules(_steps: string, _rules: string): void {}

/**
 * Rules made when a class name is first used, by twind: as it is in tests and on a server. The built bundle has another
 * module in this one's place: there every class name was found in the sources, and its rules are ready as they are.
 */
export function createRules(onChange: () => void): Rules {
  const all: string[] = [];
  const engine = createTwind({
    target: all,
    insert: (css, index) => void all.splice(index, 0, css),
    clear: () => void (all.length = 0),
    snapshot: () => () => {},
    destroy() {},
    resume() {},
  });
  return {
    use(classes) {
      const before = all.length;
      engine(classes);
      if (all.length > before) onChange();
    },
    all,
    clear: () => engine.clear(),
  };
}

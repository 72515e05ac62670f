import { createTwind } from './twind.ts';

/** The rules of class names, in their order. */
export interface Rules {
  /** Makes the rules of these class names, once. */
  use(classes: string): void;
  readonly all: readonly string[];
  clear(): void;
}

/** A rule that has joined the others: those that joined before it are counted in its place. */
export interface AddedRule {
  readonly at: number;
  readonly rule: string;
}

/** Names all rules of a build: what is placed among those of another one is placed otherwise. The bundle has another one. */
export const RULES_KEY: string = '';

/** Rules that a server has sent: they are made here as well, once their class names are used. The bundle takes them in. */
export function addRules(_steps: string, _rules: string): void {}

/**
 * Rules made when a class name is first used, by twind: as it is in tests and on a server. The built bundle has another
 * module in this one's place: there every class name was found in the sources, and its rules are ready as they are.
 */
export function createRules(onAdd: (added: readonly AddedRule[]) => void): Rules {
  const all: string[] = [];
  let added: AddedRule[] = [];
  const engine = createTwind({
    target: all,
    insert(rule, at) {
      all.splice(at, 0, rule);
      added.push({ at, rule });
    },
    clear: () => void (all.length = 0),
    snapshot: () => () => {},
    destroy() {},
    resume() {},
  });
  return {
    use(classes) {
      added = [];
      engine(classes);
      if (added.length > 0) onAdd(added);
    },
    all,
    clear: () => engine.clear(),
  };
}

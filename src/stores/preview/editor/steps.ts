import { atom, type ReadableAtom } from 'nanostores';
import type { SettingChange } from './draft.ts';

/** One setting before and after; null: as it is saved. */
export interface SettingStep {
  readonly path: string;
  readonly before: SettingChange | null;
  readonly after: SettingChange | null;
}

/** What is changed, taken back and made again in one go; one setting at least. */
export type Step = readonly SettingStep[];

/** The setting of a step that changes no other. */
const onlyOne = (step: Step | undefined) => (step?.length === 1 ? step[0] : undefined);

export interface StepsState {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** Milliseconds within which changes of one setting are one step, as of a colour that is being dragged. */
const ONE_STEP = 800;
/** So many can be taken back: more than the fields of a form change in five seconds of a program's. */
const MOST = 500;

/** The changes that can be taken back, and made again. */
export interface Steps {
  readonly $state: ReadableAtom<StepsState>;
  /** `now` in milliseconds. */
  add(step: Step, now: number): void;
  /** The change that is to be taken back, or made again; null: there is none. */
  back(): Step | null;
  forward(): Step | null;
  clear(): void;
}

export function createSteps(): Steps {
  let done: Step[] = [];
  let undone: Step[] = [];
  let lastAt = -Infinity;
  const $state = atom<StepsState>({ canUndo: false, canRedo: false });
  function tell(): void {
    const [canUndo, canRedo] = [done.length > 0, undone.length > 0];
    const before = $state.get();
    // Most changes leave it as it is, and nobody draws their buttons anew.
    if (canUndo !== before.canUndo || canRedo !== before.canRedo) $state.set({ canUndo, canRedo });
  }

  function move(from: Step[], to: Step[]): Step | null {
    const step = from.pop() ?? null;
    if (step) to.push(step);
    // What is changed next is a step of its own.
    lastAt = -Infinity;
    tell();
    return step;
  }

  return {
    $state,
    add(step, now) {
      const [last, next] = [onlyOne(done.at(-1)), onlyOne(step)];
      if (last && last.path === next?.path && now - lastAt < ONE_STEP)
        done[done.length - 1] = [{ ...next, before: last.before }];
      else done = [...done.slice(1 - MOST), step];
      undone = [];
      lastAt = now;
      tell();
    },
    back: () => move(done, undone),
    forward: () => move(undone, done),
    clear() {
      done = [];
      undone = [];
      tell();
    },
  };
}

import { atom, type ReadableAtom } from 'nanostores';
import type { Problem } from '#contract/problem.ts';
import type { Locale } from '#domain/locale.ts';
import type { Answer } from '#platform/api/answer.ts';

/** Something that comes from the back end. A failure is never kept as if it had been loaded: asking again tries again. */
export type Load<T> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly value: T }
  | { readonly kind: 'failed'; readonly problem: Problem };

export const IDLE = { kind: 'idle' } as const;
export const LOADING = { kind: 'loading' } as const;

export function ready<T>(value: T): Load<T> {
  return { kind: 'ready', value };
}

/** The value if it is there, else null. */
export function valueOf<T>(load: Load<T>): T | null {
  return load.kind === 'ready' ? load.value : null;
}

export function loadOf<T>(answer: Answer<T>): Load<T> {
  return answer.kind === 'ok' ? ready(answer.value) : { kind: 'failed', problem: answer.problem };
}

export interface LoadOnce<T> {
  /** Stays as it is while another language is on its way. */
  readonly $load: ReadableAtom<Load<T>>;
  /** What has been read in the language in use, else asks for it. */
  ensure(): Promise<Load<T>>;
  /** The language changed: asks again what had been asked for, or shows what was read in it before. */
  follow(): void;
  /** In place of what was read in the language in use, for as long as the page lives. */
  show(value: T): void;
  /** What was read has changed since: asks anew, and shows it until the answer is there. */
  again(): Promise<Load<T>>;
}

export interface Loading<T> {
  ask(locale: Locale): Promise<Answer<T>>;
  /** The language in use. */
  locale(): Locale;
  /** What the page brought along, and the language that it is in. */
  readonly initial?: { readonly locale: Locale; readonly value: T } | null;
}

/** Asks once a language for all who want it; what is there is not asked again by itself, a failure is. */
export function loadOnce<T>({ ask, locale, initial }: Loading<T>): LoadOnce<T> {
  const cached = new Map<Locale, Load<T>>();
  const running = new Map<Locale, Promise<Load<T>>>();
  if (initial) cached.set(initial.locale, ready(initial.value));
  const $load = atom<Load<T>>(initial ? ready(initial.value) : IDLE);

  async function load(spoken: Locale): Promise<Load<T>> {
    if ($load.get().kind !== 'ready') $load.set(LOADING);
    const loaded = loadOf(await ask(spoken));
    running.delete(spoken);
    if (loaded.kind === 'ready') cached.set(spoken, loaded);
    // What is shown gives way only to the language in use; what is not there yet, to any, or to the last failure.
    const isFirst = $load.get().kind !== 'ready' && (loaded.kind === 'ready' || running.size === 0);
    if (isFirst || (loaded.kind === 'ready' && spoken === locale())) $load.set(loaded);
    return loaded;
  }

  function ensure(): Promise<Load<T>> {
    const spoken = locale();
    const there = cached.get(spoken);
    if (there) {
      $load.set(there);
      return Promise.resolve(there);
    }
    const reading = running.get(spoken) ?? load(spoken);
    running.set(spoken, reading);
    return reading;
  }

  function anew(): Promise<Load<T>> {
    cached.clear();
    return ensure();
  }

  return {
    $load,
    ensure,
    follow() {
      if ($load.get().kind !== 'idle') void ensure();
    },
    show(value) {
      cached.set(locale(), ready(value));
      $load.set(ready(value));
    },
    // What is being read began before the change, and may have missed it.
    again: () => running.get(locale())?.then(anew) ?? anew(),
  };
}

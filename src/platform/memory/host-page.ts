import type { HostPage, WindowMessage } from '../ports.ts';

export interface MemoryHostPage extends HostPage {
  /** The scripts that were asked for, in their order. */
  readonly scripts: readonly string[];
  /** Of those that have any. */
  readonly attributes: ReadonlyMap<string, Readonly<Record<string, string>>>;
  readonly entries: readonly object[];
  readonly globals: ReadonlyMap<string, unknown>;
  readonly forgotten: readonly string[];
  /** How often it was loaded anew. */
  readonly reloads: () => number;
  /** Where it was left for, in order. */
  readonly departures: readonly string[];
  /** The page itself says what its visitor has agreed to, or no longer says it. */
  setConsent(words: string | null): void;
  /** What the window above was told, and of which origin it had to be. */
  readonly posted: readonly { readonly message: object; readonly origin: string }[];
  /** The window above says something. */
  hear(message: WindowMessage): void;
  /** An element of the page tells it something. */
  tell(name: string, detail: unknown): void;
}

type WindowAbove = Pick<MemoryHostPage, 'posted' | 'hear' | 'onMessage' | 'post' | 'isFramed'>;

function memoryWindowAbove(): WindowAbove {
  const listeners = new Set<(message: WindowMessage) => void>();
  const posted: { readonly message: object; readonly origin: string }[] = [];
  return {
    posted,
    hear(message) {
      for (const act of listeners) act(message);
    },
    onMessage(act) {
      listeners.add(act);
      return () => void listeners.delete(act);
    },
    post: (message, origin) => void posted.push({ message, origin }),
    isFramed: () => false,
  };
}

/** There are no frames: at the end of the task. */
function soon(act: () => void): () => void {
  let isOver = false;
  queueMicrotask(() => isOver || act());
  return () => void (isOver = true);
}

/** A page that says nothing of consent to begin with, unless words are given. */
export function createMemoryHostPage(first: string | null = null): MemoryHostPage {
  const listeners = new Set<() => void>();
  const hearers = new Set<{ readonly name: string; readonly act: (detail: unknown) => void }>();
  const commands: (readonly unknown[])[] = [];
  const scripts: string[] = [];
  const attributes = new Map<string, Readonly<Record<string, string>>>();
  const entries: object[] = [];
  const globals = new Map<string, unknown>();
  const forgotten: string[] = [];
  let words = first;
  const departures: string[] = [];
  let reloads = 0;
  function setConsent(said: string | null): void {
    words = said;
    for (const act of listeners) act();
  }
  return {
    scripts,
    attributes,
    entries,
    globals,
    forgotten,
    departures,
    reloads: () => reloads,
    ...memoryWindowAbove(),
    nextFrame: soon,
    origin: () => 'https://salon.example',
    leave: (address) => void departures.push(address),
    leaveWhole: (address) => void departures.push(address),
    setConsent,
    consent: () => words,
    sayConsent: setConsent,
    onConsent(act) {
      listeners.add(act);
      return () => void listeners.delete(act);
    },
    tell(name, detail) {
      for (const hearer of hearers) if (hearer.name === name) hearer.act(detail);
    },
    onTold(name, act) {
      const hearer = { name, act };
      hearers.add(hearer);
      return () => void hearers.delete(hearer);
    },
    commands: () => commands,
    command: (...told) => void commands.push(told),
    push: (entry) => void entries.push(entry),
    define(name, value) {
      if (!globals.has(name)) globals.set(name, value);
    },
    loadScript(address, given) {
      if (scripts.includes(address)) return;
      scripts.push(address);
      if (Object.keys(given).length > 0) attributes.set(address, given);
    },
    reload: () => void (reloads += 1),
    forget: (names) => void forgotten.push(...names),
  };
}
